import { Checkbox } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import styles from './Fields.module.css';
import type { FieldProps } from './fieldProps.ts';
import { LineField } from './LineField.tsx';

/** Who is invited. */
export function NameFields(props: FieldProps) {
  const { t } = useTranslation('mf-invites-later');
  const { form, onChange } = props;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('invite.who')}</legend>
      <div className={styles.pair}>
        <LineField {...props} field="name" required />
        <LineField {...props} field="last_name" required />
      </div>
      <div className={styles.pair}>
        <LineField
          {...props}
          field="middle_name"
          required={!form.hasNoMiddleName}
          disabled={form.hasNoMiddleName}
        />
        <div className={styles.beside}>
          <Checkbox
            name="hasNoMiddleName"
            checked={form.hasNoMiddleName}
            onChange={({ target }) => onChange({ hasNoMiddleName: target.checked })}
          >
            {t('invite.field.hasNoMiddleName')}
          </Checkbox>
        </div>
      </div>
    </fieldset>
  );
}
