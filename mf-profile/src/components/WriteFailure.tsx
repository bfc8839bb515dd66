import type { Failure } from '@cabinet/ui/LoadFailure';
import { useTranslation } from 'react-i18next';

interface WriteFailureProps {
  error: Failure;
}

/** Why it was not sent: in the service's words, else with the number that support asks for. */
export function WriteFailure({ error }: WriteFailureProps) {
  const { t } = useTranslation('mf-profile');
  if (error.text) return error.text;
  if (error.kind === 'network') return t('write.unanswered');
  return t('write.failed', { requestId: error.requestId ?? '—' });
}
