import type { Order } from '@cabinet/contracts/orders';
import { failureText } from '@cabinet/domain/failureText';
import { cancelRefusal } from '@cabinet/domain/order';
import { type Failure, requestNumber } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { failureWord } from '../domain/cancelRule.ts';
import { useStatusText } from './useStatusText.ts';

/**
 * Why the cancellation failed: the cabinet's text, or the service's text, or the request id for the support.
 */
export function CancelFailure({ error, moved }: { error: Failure; moved: Order | null }) {
  const { t } = useTranslation('mf-orders-later');
  const statusText = useStatusText();
  if (moved) {
    const word = cancelRefusal(moved) === null ? 'moved' : 'movedTooFar';
    return t(`cancel.failure.${word}`, { status: statusText(moved) });
  }
  const word = failureWord(error);
  if (word) return t(`cancel.failure.${word}`);
  return failureText(error, t('cancel.failure.unknown', { requestId: requestNumber(error.requestId) }));
}
