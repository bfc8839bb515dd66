import { AGES } from '@cabinet/domain/fields';
import { Checkbox } from '@cabinet/ui';
import { DatePicker } from '@cabinet/ui/later';
import { useTranslation } from 'react-i18next';
import { bornBetween } from '../../domain/bornBetween.ts';
import { GenderField } from './GenderField.tsx';
import { LineField } from './LineField.tsx';
import styles from './Steps.module.css';
import type { StepProps } from './stepProps.ts';

/** Who the card is for. */
export function NameStep(props: StepProps) {
  const { t } = useTranslation('mf-profile-later');
  const { form, errorOf, onChange, onLeave } = props;
  const { earliest, latest } = bornBetween(AGES, new Date());
  return (
    <>
      <div className={styles.pair}>
        <LineField {...props} field="name" autoComplete="given-name" />
        <LineField {...props} field="last_name" autoComplete="family-name" />
      </div>
      <div className={styles.group}>
        <LineField
          {...props}
          field="middle_name"
          autoComplete="additional-name"
          disabled={form.hasNoMiddleName}
        />
        <Checkbox
          name="hasNoMiddleName"
          checked={form.hasNoMiddleName}
          onChange={({ target }) => onChange({ hasNoMiddleName: target.checked })}
        >
          {t('getCard.field.hasNoMiddleName')}
        </Checkbox>
      </div>
      <div className={styles.pair}>
        <GenderField {...props} />
        <DatePicker
          label={t('getCard.field.birth_date')}
          name="birth_date"
          autoComplete="bday"
          required
          value={form.birth_date}
          onChange={(birth_date) => onChange({ birth_date })}
          onBlur={() => onLeave('birth_date')}
          error={errorOf('birth_date')}
          min={earliest}
          max={latest}
        />
      </div>
    </>
  );
}
