import { askAnew, TIME_LIMIT_MS } from '@cabinet/loading';
import { useCallback, useEffect, useState } from 'react';
import { RemoteError, type RemoteModule } from './contract.ts';
import type { RemoteLoader } from './loader.ts';

export type RemoteState =
  | { phase: 'loading' }
  | { phase: 'ready'; remote: RemoteModule }
  | { phase: 'failed'; error: unknown };

interface Attempt {
  name: string;
  count: number;
  state: RemoteState;
}

/**
 * Loads a remote for one section. Does not use Suspense, because React would delay a revealed boundary for up
 * to 300 ms. A remote that arrives after the time limit still appears.
 */
export function useRemote(
  loader: RemoteLoader,
  name: string,
  onError: (error: unknown) => void,
): { state: RemoteState; retry(): void } {
  const [attempt, setAttempt] = useState<Attempt>(() => ({ name, count: 0, state: now(loader, name) }));
  const current = attempt.name === name ? attempt : { name, count: 0, state: now(loader, name) };
  const { count } = current;
  const isReady = current.state.phase === 'ready';

  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const become = (state: RemoteState) => isCurrent && setAttempt({ name, count, state });
    const fail = (error: unknown) => {
      onError(error);
      become({ phase: 'failed', error });
    };
    const late = setTimeout(() => fail(new RemoteError(name, null, 'timed out')), TIME_LIMIT_MS);
    const loading = count === 0 ? loader.load(name) : loader.retry(name);
    loading
      .then((remote) => become({ phase: 'ready', remote }))
      .catch(fail)
      .finally(() => clearTimeout(late));
    return () => {
      isCurrent = false;
      clearTimeout(late);
    };
  }, [loader, name, count, isReady, onError]);

  const retry = useCallback(() => {
    askAnew();
    setAttempt((last) => ({ name, count: last.count + 1, state: { phase: 'loading' } }));
  }, [name]);
  return { state: current.state, retry };
}

function now(loader: RemoteLoader, name: string): RemoteState {
  const remote = loader.ready(name);
  return remote ? { phase: 'ready', remote } : { phase: 'loading' };
}
