import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useTranslation } from 'react-i18next';
import { PREVIEW } from './contract.ts';
import { originOf } from './origin.ts';

/** The panel of a section that broke: a way on, and what support looks it up by: the release and the request. */
export function RemoteFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation('ui');
  const origin = originOf(error);
  const release = origin?.release && `${origin.remote} ${origin.release}`;
  return (
    <LoadFailure
      title={t('remote.title')}
      // Who looks at a preview is who mends it.
      text={origin?.release === PREVIEW && error instanceof Error ? error.message : t('remote.text')}
      error={{ release, requestId: requestIdOf(error) }}
      onRetry={onRetry}
    />
  );
}

/** The request that an error comes from: one of the API client says so. */
function requestIdOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { requestId } = error as { requestId?: unknown };
  return typeof requestId === 'string' ? requestId : requestIdOf(error.cause);
}
