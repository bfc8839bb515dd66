import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { useRef, useState } from 'react';
import { refreshRoutes } from './cache.ts';
import { call } from './client.ts';
import { type ApiError, isApiError } from './error.ts';
import { refuseOffline } from './offline.ts';

export interface RouteActionOptions {
  /** The reads that this write makes stale. */
  stale?: readonly Route[];
}

export interface RouteAction<R extends Route> {
  /** Writes. While it is running, a second call is the same call (N2). Rejects with an ApiError, also in `error`. */
  run: (input: RouteInput<R>) => Promise<RouteOutput<R>>;
  isRunning: boolean;
  error: ApiError | undefined;
  /** Drops the intent and its error: the next `run` is a new one. */
  reset: () => void;
}

interface ActionState {
  isRunning: boolean;
  error: ApiError | undefined;
}

const IDLE: ActionState = { isRunning: false, error: undefined };

/** A write as an intent: it keeps its Idempotency-Key until its outcome is known, so that it happens once (L3). */
export function useRouteAction<R extends Route>(
  route: R,
  { stale = [] }: RouteActionOptions = {},
): RouteAction<R> {
  const [state, setState] = useState(IDLE);
  const key = useRef<string | null>(null);
  const running = useRef<Promise<RouteOutput<R>> | null>(null);

  async function write(input: RouteInput<R>): Promise<RouteOutput<R>> {
    setState({ isRunning: true, error: undefined });
    key.current ??= crypto.randomUUID();
    try {
      refuseOffline(route);
      const output = await call(route, input, { idempotencyKey: key.current });
      key.current = null;
      setState(IDLE);
      void refreshRoutes(stale);
      return output;
    } catch (error) {
      if (isOutcomeKnown(error)) key.current = null;
      setState({ isRunning: false, error: isApiError(error) ? error : undefined });
      throw error;
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
    key.current = null;
    setState(IDLE);
  }

  return { run, ...state, reset };
}

/** The service has said no: nothing happened, and trying again is a new intent. Without an answer nobody knows. */
function isOutcomeKnown(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'refused' || error.kind === 'missing');
}
