import type { Route } from '@cabinet/contracts/route';
import { mutate } from 'swr';
import { endIdentity } from './identity.ts';
import { isKeyOf } from './keys.ts';
import { announceScope } from './settings.ts';

/** Reads these routes again wherever they are on screen; elsewhere as soon as they are shown. */
export async function refreshRoutes(routes: readonly Route[]): Promise<void> {
  await mutate((key) => isKeyOf(key, routes));
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
