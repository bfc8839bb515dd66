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
  /** Keeps the previous answer until the new answer arrives, for filters and pages of lists. */
  keepPrevious?: boolean;
  /** With `keepPrevious`: the debounce of a changed input, in milliseconds. */
  debounce?: number;
  /** An answer stays valid for the visit and is not read again, for dictionaries. */
  once?: boolean;
}

/** §9: the debounce of a list with filters, in milliseconds. */
export const LIST_DEBOUNCE = 100;

const READ_ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

export interface RouteData<R extends Route> {
  /** Stays after a later read fails. */
  data: RouteOutput<R> | undefined;
  error: ApiError | undefined;
  /** Reads again. Never rejects. */
  retry: () => void;
  /** The first answer is pending. */
  isLoading: boolean;
  /** Any answer is pending. */
  isRefreshing: boolean;
}

/**
 * Reads a route and keeps the answer fresh. Sends no request while no person is signed in.
 * @param input null for no read yet
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
    // The client has already retried.
    shouldRetryOnError: false,
    onError: (failure: unknown) => {
      if (isApiError(failure)) readySettings().onReadFailure?.(failure, route);
    },
  });
  const retry = useCallback(() => void mutate(), [mutate]);

  return {
    // The data of a previous input may belong to another participant (SE6).
    data: data && key && data.identity === identityOf(key) ? data.output : undefined,
    error: isApiError(error) ? error : undefined,
    retry,
    isLoading,
    isRefreshing: isValidating || rested !== input,
  };
}
