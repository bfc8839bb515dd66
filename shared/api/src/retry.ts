import type { Route } from '@cabinet/contracts/route';
import { isReadMethod } from '@cabinet/domain/viewAs';
import { type ApiError, isApiError } from './error.ts';
import { pause } from './pause.ts';

const READ_RETRIES = 3;
const WRITE_RETRIES = 1;
/** The delay before the first retry, in milliseconds. Each further retry doubles it. */
const FIRST_DELAY = 300;
/** Codes of failures that already used the full time limit, or that a retry cannot solve. */
const FINAL = ['timeout', 'no-token'];
/** The longest `Retry-After` before the client gives up, in milliseconds. */
const LONGEST_DELAY = 10_000;

/** Sends again after retryable failures (N3), until `signal` aborts. */
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
 * Returns the delay before the next attempt in milliseconds, or null to give up. Reads retry after network
 * errors and 502 to 504. Writes, which all carry their Idempotency-Key, retry once after network errors. A
 * read that acts never retries (R6).
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
