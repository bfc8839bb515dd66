import { useFormats } from '@cabinet/i18n';
import { Select, TextField, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { SEMESTER_NUMBERS, type TuitionFaults, type TuitionWish } from '../domain/tuition.ts';
import styles from './TuitionFields.module.css';

export interface TuitionFieldsProps {
  wish: TuitionWish;
  onChange(wish: TuitionWish): void;
  /** Numbers of the own contracts; only several have to be chosen from. */
  contracts: readonly string[];
  faults: TuitionFaults;
  /** How many tokens the amount is too high by. */
  missing: number;
  /** Nothing can be changed any more, only sent again. */
  isFixed: boolean;
}

/** For what, and how much. */
export function TuitionFields({ wish, onChange, contracts, faults, missing, isFixed }: TuitionFieldsProps) {
  const { t } = useTranslation('mf-orders');
  const { formatTokens } = useFormats();
  const faultText = (name: keyof TuitionWish) => faults[name] && t(`tuition.fault.${faults[name]}`);

  return (
    <fieldset className={styles.fields} disabled={isFixed}>
      {contracts.length === 1 ? (
        <p className={styles.contract}>
          {t('tuition.contract')} <b>{contracts[0]}</b>
        </p>
      ) : (
        <Select
          label={t('tuition.contract')}
          name="docNum"
          value={wish.docNum}
          onChange={({ target }) => onChange({ ...wish, docNum: target.value })}
          error={faultText('docNum')}
        >
          <option value="">{t('tuition.choose')}</option>
          {contracts.map((docNum) => (
            <option key={docNum}>{docNum}</option>
          ))}
        </Select>
      )}
      <Select
        label={t('tuition.semester')}
        name="semester"
        value={wish.semester}
        onChange={({ target }) => onChange({ ...wish, semester: target.value })}
        error={faultText('semester')}
      >
        <option value="">{t('tuition.choose')}</option>
        {SEMESTER_NUMBERS.map((number) => (
          <option key={number} value={number}>
            {t('tuition.semesterNumber', { number })}
          </option>
        ))}
      </Select>
      <TextField
        label={t('tuition.amount')}
        hint={t('tuition.amountHint')}
        inputMode="numeric"
        autoComplete="off"
        name="amount"
        value={wish.amount}
        onChange={({ target }) => onChange({ ...wish, amount: target.value })}
        error={
          missing > 0
            ? t('refusal.not-enough-tokens', { context: use(TokenWord), missing: formatTokens(missing) })
            : faultText('amount')
        }
      />
    </fieldset>
  );
}
