import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { useRef, useState } from 'react';
import { refreshRoutes } from './cache.ts';
import { call } from './client.ts';
import { isChanged } from './currentOf.ts';
import { type ApiError, isApiError } from './error.ts';
import { refuseOffline } from './offline.ts';
import { useIntent } from './useIntent.ts';

export interface RouteActionOptions {
  /** The reads that become stale after this write. */
  stale?: readonly Route[];
  /**
   * The name of the intent, such as `order-12`. The intent then survives a reload, and all tabs share it,
   * until its outcome is known (N2).
   */
  intent?: string;
}

export interface RouteAction<R extends Route> {
  /**
   * Writes. A second call during a write is the same call (N2). If an earlier request has no answer, the call
   * sends its data again and ignores `input`. The key of that request fits no other data (L3). Rejects with
   * an ApiError, also in `error`.
   */
  run: (input: RouteInput<R>) => Promise<RouteOutput<R>>;
  isRunning: boolean;
  error: ApiError | undefined;
  /** The data of a request without an answer. The outcome is unknown. Null without such a request. */
  unanswered: RouteInput<R> | null;
  /** Drops the intent and its error. The next `run` is a new intent. */
  reset: () => void;
}

/**
 * Runs a write as an intent. The write keeps its Idempotency-Key until its outcome is known, so that it
 * happens once (L3).
 */
export function useRouteAction<R extends Route>(
  route: R,
  { stale = [], intent: name }: RouteActionOptions = {},
): RouteAction<R> {
  const { intent, claim, settle } = useIntent<RouteInput<R>>(name);
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<Promise<RouteOutput<R>> | null>(null);

  async function write(input: RouteInput<R>): Promise<RouteOutput<R>> {
    setRunning(true);
    setError(undefined);
    try {
      refuseOffline(route);
      const wanted = claim(input);
      const output = await call(route, wanted.input, { idempotencyKey: wanted.key });
      settle(false);
      void refreshRoutes(stale);
      return output;
    } catch (failure) {
      settle(!isOutcomeKnown(failure));
      setError(isApiError(failure) ? failure : undefined);
      if (isChanged(failure)) void refreshRoutes(stale);
      throw failure;
    } finally {
      setRunning(false);
    }
  }

  function run(input: RouteInput<R>): Promise<RouteOutput<R>> {
    if (running.current) return running.current;
    const result = write(input).finally(() => {
      running.current = null;
    });
    running.current = result;
    // A caller that shows `error` need not catch the rejection.
    result.catch(() => {});
    return result;
  }

  function reset() {
    settle(false);
    setError(undefined);
  }

  return { run, isRunning, error, unanswered: intent?.input ?? null, reset };
}

/**
 * Statuses from infrastructure in front of the service. The service may have completed an earlier request.
 */
const ON_THE_WAY = [401, 408, 429];

/**
 * Whether the outcome is known. After a rejection by the service, the write did not happen, and another
 * attempt is a new intent. Without an answer, the outcome is unknown.
 */
function isOutcomeKnown(error: unknown): boolean {
  if (!isApiError(error) || ON_THE_WAY.includes(error.status) || error.code === 'in_flight') return false;
  return error.kind === 'refused' || error.kind === 'missing';
}
