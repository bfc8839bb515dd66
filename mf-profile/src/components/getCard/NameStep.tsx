import { birthDates } from '@cabinet/domain/fields';
import { CheckboxFormField, DateFormField, TextFormField, useWatch } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { GenderField } from './GenderField.tsx';
import styles from './Steps.module.css';
import type { StepProps } from './stepProps.ts';

/** The name and the date of birth. */
export function NameStep({ control }: StepProps) {
  const { t } = useTranslation('mf-profile-later');
  const hasNoMiddleName = useWatch({ control, name: 'hasNoMiddleName' });
  const { first, last } = birthDates(new Date());
  return (
    <>
      <div className={styles.pair}>
        <TextFormField
          control={control}
          name="name"
          label={t('getCard.field.name')}
          autoComplete="given-name"
        />
        <TextFormField
          control={control}
          name="last_name"
          label={t('getCard.field.last_name')}
          autoComplete="family-name"
        />
      </div>
      <div className={styles.group}>
        <TextFormField
          control={control}
          name="middle_name"
          label={t('getCard.field.middle_name')}
          autoComplete="additional-name"
          required={!hasNoMiddleName}
          disabled={hasNoMiddleName}
        />
        <CheckboxFormField control={control} name="hasNoMiddleName">
          {t('getCard.field.hasNoMiddleName')}
        </CheckboxFormField>
      </div>
      <div className={styles.pair}>
        <GenderField control={control} />
        <DateFormField
          control={control}
          name="birth_date"
          label={t('getCard.field.birth_date')}
          autoComplete="bday"
          min={first}
          max={last}
        />
      </div>
    </>
  );
}
