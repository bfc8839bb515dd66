import type { Route, RouteOutput } from '@cabinet/contracts/route';
import { safeParse } from 'valibot';
import { isApiError } from './error.ts';

/** Whether another write has changed the data before this write (docs/decisions/024). */
export function isChanged(error: unknown): boolean {
  return isApiError(error) && error.code === 'changed';
}

/**
 * Returns the current data after a conflict of writes.
 * @param route whose answer contains the data
 * @returns null for every other failure
 */
export function currentOf<R extends Route>(error: unknown, route: R): RouteOutput<R> | null {
  if (!isApiError(error) || !isChanged(error)) return null;
  const current = safeParse(route.output, error.current);
  return current.success ? (current.output as RouteOutput<R>) : null;
}
