import { SubmitButton } from '@cabinet/ui/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TuitionSend.module.css';
import { TuitionSums } from './TuitionSums.tsx';

export interface TuitionSendProps {
  available: number;
  amount: number;
  /** The payment was sent without an answer, and can only be sent again. */
  isUnanswered: boolean;
  /** Below the button: the rule or an obstacle. */
  note: ReactNode;
}

/** The balance after the payment, and the submit button. */
export function TuitionSend({ available, amount, isUnanswered, note }: TuitionSendProps) {
  const { t } = useTranslation('mf-orders-later');
  const noteId = useId();
  return (
    <div className={styles.sums}>
      <TuitionSums available={available} amount={amount} />
      <SubmitButton wide aria-describedby={noteId}>
        {t(isUnanswered ? 'tuition.confirm.retry' : 'mf-orders:tuition.action')}
      </SubmitButton>
      <p className={styles.note} id={noteId} aria-live="polite">
        {note}
      </p>
    </div>
  );
}
