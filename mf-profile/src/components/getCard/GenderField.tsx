import { Radio } from '@cabinet/ui/Radio';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GENDERS } from '../../domain/cardForm.ts';
import styles from './GenderField.module.css';
import type { StepProps } from './stepProps.ts';

export function GenderField({ form, errorOf, onChange }: StepProps) {
  const { t } = useTranslation('mf-profile-later');
  const id = useId();
  const error = errorOf('gender');
  return (
    <fieldset className={styles.gender} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{t('getCard.field.gender')}</legend>
      <div className={styles.choices}>
        {GENDERS.map((gender) => (
          <Radio
            key={gender}
            name="gender"
            required
            checked={form.gender === gender}
            onChange={() => onChange({ gender })}
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
