import type { Route } from '@cabinet/contracts/route';
import { isReadMethod } from '@cabinet/domain/viewAs';
import { type ApiError, isApiError } from './error.ts';
import { pause } from './pause.ts';

const READ_RETRIES = 3;
const WRITE_RETRIES = 1;
/** Milliseconds before the first retry; doubled for each further one. */
const FIRST_DELAY = 300;
/** Codes of failures that took their whole time already, or that another try cannot mend. */
const FINAL = ['timeout', 'no-token'];
/** A service that wants to be left alone for longer gets no retry, in milliseconds. */
const LONGEST_DELAY = 10_000;

/** Sends again what may be sent again (N3), until `signal` aborts. */
export async function withRetries<T>(
  route: Pick<Route, 'method' | 'access'>,
  signal: AbortSignal,
  send: () => Promise<T>,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      const delay = isApiError(error) ? retryDelay(route, error, retries) : null;
      if (delay === null) throw error;
      await pause(delay, signal);
    }
  }
}

/**
 * How long to wait before the next try, in milliseconds, or null for no more tries. Reads: network errors and
 * 502 to 504; writes, which all carry their Idempotency-Key: network errors, once. A read that acts is never
 * repeated (R6).
 */
export function retryDelay(
  route: Pick<Route, 'method' | 'access'>,
  error: Pick<ApiError, 'kind' | 'status' | 'code' | 'retryAfter'>,
  retries: number,
  random = Math.random(),
): number | null {
  const isRead = isReadMethod(route.method);
  if (retries >= (isRead ? READ_RETRIES : WRITE_RETRIES)) return null;
  if (FINAL.includes(error.code ?? '') || (isRead && route.access === 'own-only')) return null;

  const isPassing = error.kind === 'network' || (isRead && error.status >= 502 && error.status <= 504);
  if (!isPassing) return null;

  const delay =
    error.retryAfter === null ? FIRST_DELAY * 2 ** retries * (0.5 + random / 2) : error.retryAfter * 1000;
  return delay <= LONGEST_DELAY ? delay : null;
}
