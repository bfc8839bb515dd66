import type { Route, RouteInput } from '@cabinet/contracts/route';
import { mutate } from 'swr';
import { endIdentity } from './identity.ts';
import { isKeyOf, type RouteKey, routeKey } from './keys.ts';
import { readRouteAhead } from './readRoute.ts';
import { announceScope, currentScope } from './settings.ts';

/** Reads these routes again wherever they are on screen; elsewhere as soon as they are shown. */
export async function refreshRoutes(routes: readonly Route[]): Promise<void> {
  await mutate((key) => isKeyOf(key, routes));
}

/**
 * Reads what a page will show, so that it is there when the page is opened; a page that is open reads for itself, and one
 * that opens meanwhile gets this answer.
 * @throws as `call`: what is in the cache stays as it is
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
 * Forgets every answer and ends every call: on signing out and when the viewed owner changes (SE6). Call it after
 * the new scope is in force.
 */
export function forgetEverything(): void {
  endIdentity();
  void mutate(() => true, undefined, { revalidate: false });
  announceScope();
}
