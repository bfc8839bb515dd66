import { CheckboxFormField, TextFormField, useWatch } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import type { FieldProps } from './fieldProps.ts';

/** The friend's name. */
export function NameFields({ control }: FieldProps) {
  const { t } = useTranslation('mf-invites-later');
  const hasNoMiddleName = useWatch({ control, name: 'hasNoMiddleName' });
  // No autofill, because the browser has the participant's data.
  const name = { control, autoComplete: 'off' } as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('invite.who')}</legend>
      <div className={styles.pair}>
        <TextFormField {...name} name="name" label={t('invite.field.name')} />
        <TextFormField {...name} name="last_name" label={t('invite.field.last_name')} />
      </div>
      <div className={styles.pair}>
        <TextFormField
          {...name}
          name="middle_name"
          label={t('invite.field.middle_name')}
          required={!hasNoMiddleName}
          disabled={hasNoMiddleName}
        />
        <div className={styles.beside}>
          <CheckboxFormField control={control} name="hasNoMiddleName">
            {t('invite.field.hasNoMiddleName')}
          </CheckboxFormField>
        </div>
      </div>
    </fieldset>
  );
}
