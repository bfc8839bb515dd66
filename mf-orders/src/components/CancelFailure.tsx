import type { Failure } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { failureWord } from '../domain/cancelRule.ts';

/** Why the cancellation did not work: in our words, else the service's, else with the number that support asks for. */
export function CancelFailure({ error }: { error: Failure }) {
  const { t } = useTranslation('mf-orders');
  const word = failureWord(error);
  if (word) return t(`cancel.failure.${word}`);
  return error.text ?? t('cancel.failure.unknown', { requestId: error.requestId ?? '—' });
}
