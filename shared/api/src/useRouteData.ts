import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { useCallback } from 'react';
import useSWR from 'swr';
import { type ApiError, isApiError } from './error.ts';
import { identityOf, type RouteKey, routeKey } from './keys.ts';
import { readRoute, underWay } from './readRoute.ts';
import { readySettings } from './settings.ts';
import { useRested } from './useRested.ts';
import { useScope } from './useScope.ts';

export interface RouteDataOptions {
  /** Keeps showing the answer to the previous input until the new one is there: filters, paging. */
  keepPrevious?: boolean;
  /** With `keepPrevious`: milliseconds that a changed input has to rest before it is read. */
  debounce?: number;
  /** An answer stays good for the visit and is not read again: dictionaries. */
  once?: boolean;
}

/** §9: of a list whose filters change. */
export const LIST_DEBOUNCE = 100;

const READ_ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

export interface RouteData<R extends Route> {
  /** Stays when a later read fails. */
  data: RouteOutput<R> | undefined;
  error: ApiError | undefined;
  /** Reads again; never rejects. */
  retry: () => void;
  /** The first answer is on its way. */
  isLoading: boolean;
  /** Any answer is on its way. */
  isRefreshing: boolean;
}

/**
 * Reads a route and keeps the answer fresh. While nobody is signed in nothing is read.
 * @param input null reads nothing yet
 */
export function useRouteData<R extends Route>(
  route: R,
  input: RouteInput<R> | null,
  { keepPrevious = false, debounce = 0, once = false }: RouteDataOptions = {},
): RouteData<R> {
  const scope = useScope();
  const rested = useRested(input, debounce);
  const key = scope?.subject && rested ? routeKey(route, rested, scope) : null;
  const read = (wanted: RouteKey) => underWay<R>(wanted) ?? readRoute(route, rested as RouteInput<R>, wanted);
  const { data, error, isLoading, isValidating, mutate } = useSWR(key, read, {
    keepPreviousData: keepPrevious,
    ...(once && READ_ONCE),
    // The client has tried again already.
    shouldRetryOnError: false,
    onError: (failure: unknown) => {
      if (isApiError(failure)) readySettings().onReadFailure?.(failure, route);
    },
  });
  const retry = useCallback(() => void mutate(), [mutate]);

  return {
    // What is kept from a previous input may be another participant's (SE6).
    data: data && key && data.identity === identityOf(key) ? data.output : undefined,
    error: isApiError(error) ? error : undefined,
    retry,
    isLoading,
    isRefreshing: isValidating || rested !== input,
  };
}
