import type { TuitionPayment } from '@cabinet/domain/forms/tuition';
import { useFormats } from '@cabinet/i18n';
import { ConfirmDialog, useTokenText } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface TuitionDialogProps {
  payment: TuitionPayment;
  /** Tokens on the card before the payment. */
  available: number;
  busy: boolean;
  /** The error of the last try. */
  error: ReactNode;
  /** The payment was sent without an answer, and can only be sent again. */
  isUnanswered: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** The charge warning (§2). */
export function TuitionDialog({ payment, available, isUnanswered, ...dialog }: TuitionDialogProps) {
  const { t } = useTranslation('mf-orders-later');
  const { formatTokens } = useFormats();
  const tokenText = useTokenText();
  const { docNum, semester, amount } = payment;
  const rest = available - amount;
  return (
    <ConfirmDialog
      {...dialog}
      open
      width={520}
      title={t('tuition.confirm.title', { sum: tokenText(amount) })}
      text={
        <>
          {t('tuition.confirm.text', { docNum, semester })}
          {rest >= 0 && !isUnanswered && ` ${t('tuition.confirm.rest', { tokens: formatTokens(rest) })}`}
        </>
      }
      cancelText={t('tuition.confirm.cancel')}
      confirmText={t(isUnanswered ? 'tuition.confirm.retry' : 'tuition.confirm.confirm')}
    />
  );
}
