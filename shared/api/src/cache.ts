import type { Route, RouteInput } from '@cabinet/contracts/route';
import { mutate } from 'swr';
import { endIdentity } from './identity.ts';
import { isKeyOf, type RouteKey, routeKey } from './keys.ts';
import { readRouteAhead } from './readRoute.ts';
import { announceScope, currentScope } from './settings.ts';

/** Reads visible routes again. Other routes become stale, and are read again when a page shows them. */
export async function refreshRoutes(routes: readonly Route[]): Promise<void> {
  await mutate((key) => isKeyOf(key, routes));
}

/**
 * Preloads a read for a page. An open page reads for itself, and a page that opens during the preload shares
 * its answer.
 * @throws as `call`; the cache then stays unchanged
 */
export async function readAhead<R extends Route>(route: R, input: RouteInput<R>): Promise<void> {
  const scope = currentScope();
  if (!scope?.subject) return;
  const key = routeKey(route, input, scope);
  if (isKnown(key)) return;
  await mutate(key, await readRouteAhead(route, input, key), { revalidate: false });
}

function isKnown(key: RouteKey): boolean {
  let isFound = false;
  void mutate((known) => {
    isFound ||= JSON.stringify(known) === JSON.stringify(key);
    return false;
  });
  return isFound;
}

/**
 * Deletes every answer and cancels every call, on sign-out and when the viewed owner changes (SE6). Call it
 * after the new scope is in force.
 */
export function forgetEverything(): void {
  endIdentity();
  void mutate(() => true, undefined, { revalidate: false });
  announceScope();
}
