import type { TuitionPayment, TuitionValues } from '@cabinet/domain/forms/tuition';
import { type FormControl, SelectFormField, TextFormField } from '@cabinet/ui/form';
import { useTranslation } from 'react-i18next';
import { SEMESTER_NUMBERS } from '../domain/tuition.ts';
import styles from './TuitionFields.module.css';

export interface TuitionFieldsProps {
  control: FormControl<TuitionValues, TuitionPayment>;
  /** Numbers of the participant's contracts. A choice appears only for several. */
  contracts: readonly string[];
  /** The values are fixed. The payment can only be sent again. */
  isFixed: boolean;
}

/** The contract, the semester and the amount. */
export function TuitionFields({ control, contracts, isFixed }: TuitionFieldsProps) {
  const { t } = useTranslation('mf-orders-later');
  return (
    <fieldset className={styles.fields} disabled={isFixed}>
      {contracts.length === 1 ? (
        <p className={styles.contract}>
          {t('tuition.contract')} <b>{contracts[0]}</b>
        </p>
      ) : (
        <SelectFormField control={control} name="docNum" label={t('tuition.contract')}>
          <option value="">{t('tuition.choose')}</option>
          {contracts.map((docNum) => (
            <option key={docNum}>{docNum}</option>
          ))}
        </SelectFormField>
      )}
      <SelectFormField control={control} name="semester" label={t('tuition.semester')}>
        <option value="">{t('tuition.choose')}</option>
        {SEMESTER_NUMBERS.map((number) => (
          <option key={number} value={number}>
            {t('tuition.semesterNumber', { number })}
          </option>
        ))}
      </SelectFormField>
      <TextFormField
        control={control}
        name="amount"
        label={t('tuition.amount')}
        hint={t('tuition.amountHint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </fieldset>
  );
}
