import { failureText } from '@cabinet/domain/failureText';
import { reasonOfCode } from '@cabinet/domain/purchase';
import { type Failure, requestNumber } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Refusal } from './Refusal.tsx';

export interface TuitionFailureProps {
  error: (Failure & { code: string | null }) | undefined;
  /** The payment may have happened. */
  isUnanswered: boolean;
  isOnline: boolean;
  /** Tokens missing for the payment now. */
  missing: number;
}

/** Why the payment failed: the cabinet's text, or the service's text, or the request id for the support. */
export function TuitionFailure({ error, isUnanswered, isOnline, missing }: TuitionFailureProps) {
  const { t } = useTranslation('mf-orders-later');
  const reason = reasonOfCode(error?.code ?? null);
  if (!isOnline) return t('refusal.offline');
  if (isUnanswered) return t('tuition.failure.unanswered');
  if (error?.code === 'offline') return t('tuition.failure.offline');
  if (reason) return <Refusal reason={reason} missing={missing} />;
  const unknown = t('tuition.failure.unknown', { requestId: requestNumber(error?.requestId) });
  return failureText(error ?? {}, unknown);
}
