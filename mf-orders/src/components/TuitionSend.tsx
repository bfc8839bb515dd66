import { SubmitButton } from '@cabinet/ui/form';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './TuitionSend.module.css';
import { TuitionSums } from './TuitionSums.tsx';

export interface TuitionSendProps {
  available: number;
  amount: number;
  /** Sent, but without an answer: it is only sent again. */
  isUnanswered: boolean;
  /** Below the button: the rule, or what is in the way. */
  note: ReactNode;
}

/** The balance after the payment, and the button that sends the request. */
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
