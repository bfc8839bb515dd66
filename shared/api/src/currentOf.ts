import type { Route, RouteOutput } from '@cabinet/contracts/route';
import { safeParse } from 'valibot';
import { isApiError } from './error.ts';

/** Somebody else has written what this write was made of (docs/decisions/024). */
export function isChanged(error: unknown): boolean {
  return isApiError(error) && error.code === 'changed';
}

/**
 * What stands there now, after a write that came second.
 * @param route whose answer tells it
 * @returns null for every other failure
 */
export function currentOf<R extends Route>(error: unknown, route: R): RouteOutput<R> | null {
  if (!isApiError(error) || !isChanged(error)) return null;
  const current = safeParse(route.output, error.current);
  return current.success ? (current.output as RouteOutput<R>) : null;
}
