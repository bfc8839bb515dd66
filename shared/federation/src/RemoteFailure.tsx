import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useTranslation } from 'react-i18next';
import { PREVIEW } from './contract.ts';
import { originOf } from './origin.ts';

/** The panel of a failed section: a retry, and the release and the request number for support. */
export function RemoteFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('ui');
  const origin = originOf(error);
  const release = origin?.release && `${origin.remote} ${origin.release}`;
  return (
    <LoadFailure
      title={t('remote.title')}
      // The reader of a preview is its developer, so show the error itself.
      text={origin?.release === PREVIEW && error instanceof Error ? error.message : t('remote.text')}
      error={{ release, requestId: requestIdOf(error) }}
      onRetry={onRetry}
    />
  );
}

/** Returns the request id of an error of the API client. */
function requestIdOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { requestId } = error as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : requestIdOf(error.cause);
}
