import { failureText } from '@cabinet/domain/failureText';
import { reasonOfCode } from '@cabinet/domain/purchase';
import { type Failure, requestNumber } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Refusal } from './Refusal.tsx';

export interface TuitionFailureProps {
  error: (Failure & { code: string | null }) | undefined;
  /** It may have happened all the same. */
  isUnanswered: boolean;
  isOnline: boolean;
  /** By how many tokens it is too much by now. */
  missing: number;
}

/** Why the payment did not happen: in our words, else the service's, else with the number that support asks for. */
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
