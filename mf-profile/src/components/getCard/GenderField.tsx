import { GENDERS, type GetCardValues } from '@cabinet/domain/forms/getCard';
import { useFormField } from '@cabinet/ui/form';
import { Radio } from '@cabinet/ui/Radio';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './GenderField.module.css';
import type { StepProps } from './stepProps.ts';

export function GenderField({ control }: StepProps) {
  const { t } = useTranslation('mf-profile-later');
  const id = useId();
  const { value, error, onChange, onBlur } = useFormField<GetCardValues, object, string>({
    control,
    name: 'gender',
  });
  return (
    <fieldset
      className={styles.gender}
      aria-describedby={error ? id : undefined}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
    >
      <legend className={styles.legend}>{t('getCard.field.gender')}</legend>
      <div className={styles.choices}>
        {GENDERS.map((gender) => (
          <Radio
            key={gender}
            name="gender"
            required
            aria-invalid={error ? true : undefined}
            checked={value === gender}
            onChange={() => onChange(gender)}
          >
            {t(`getCard.gender.${gender}`)}
          </Radio>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={id}>
          <CircleAlert size={16} strokeWidth={1.8} aria-hidden="true" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
