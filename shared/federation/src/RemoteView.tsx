import { PageLoader } from '@cabinet/ui/PageLoader';
import type { RemoteLoader } from './loader.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFailure } from './RemoteFailure.tsx';
import { useRemote } from './useRemote.ts';

export interface RemoteViewProps {
  loader: RemoteLoader;
  name: string;
  /** Called with every failure, which contains the remote's name and release (RM4). */
  onError(error: unknown): void;
}

/**
 * The place of a remote in the shell. Shows its pages, its loading state, or a failure panel in this section
 * only (RM1).
 */
export function RemoteView({ loader, name, onError }: RemoteViewProps) {
  const { state, retry } = useRemote(loader, name, onError);

  if (state.phase === 'loading') return <PageLoader />;
  if (state.phase === 'failed') return <RemoteFailure error={state.error} onRetry={retry} />;
  const { Routes } = state.remote;
  return (
    <RemoteBoundary key={name} remote={name} onError={onError} onRetry={retry}>
      <Routes />
    </RemoteBoundary>
  );
}
