import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { useRef, useState } from 'react';
import { refreshRoutes } from './cache.ts';
import { call } from './client.ts';
import { isChanged } from './currentOf.ts';
import { type ApiError, isApiError } from './error.ts';
import { refuseOffline } from './offline.ts';
import { useIntent } from './useIntent.ts';

export interface RouteActionOptions {
  /** The reads that this write makes stale. */
  stale?: readonly Route[];
  /**
   * What is wanted, in a word: `order-12`. The intent then outlives a reload, and is one in all tabs, until its outcome
   * is known (N2).
   */
  intent?: string;
}

export interface RouteAction<R extends Route> {
  /**
   * Writes. While it is running, a second call is the same call (N2). What was sent without an answer is sent again
   * instead of `input`: its key fits nothing else (L3). Rejects with an ApiError, also in `error`.
   */
  run: (input: RouteInput<R>) => Promise<RouteOutput<R>>;
  isRunning: boolean;
  error: ApiError | undefined;
  /** What was sent without an answer: nobody knows whether it has happened. Null when there is no such thing. */
  unanswered: RouteInput<R> | null;
  /** Drops the intent and its error: the next `run` is a new one. */
  reset: () => void;
}

/** A write as an intent: it keeps its Idempotency-Key until its outcome is known, so that it happens once (L3). */
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
    // A caller that shows `error` need not catch as well.
    result.catch(() => {});
    return result;
  }

  function reset() {
    settle(false);
    setError(undefined);
  }

  return { run, isRunning, error, unanswered: intent?.input ?? null, reset };
}

/** Answers that come from the way to the service's work, not from it: an earlier request may have been done. */
const ON_THE_WAY = [401, 408, 429];

/** The service has said no: nothing happened, and trying again is a new intent. Without an answer nobody knows. */
function isOutcomeKnown(error: unknown): boolean {
  if (!isApiError(error) || ON_THE_WAY.includes(error.status) || error.code === 'in_flight') return false;
  return error.kind === 'refused' || error.kind === 'missing';
}
