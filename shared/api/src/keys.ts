import type { Route } from '@cabinet/contracts/route';
import { identityNumber } from './identity.ts';
import type { Scope } from './settings.ts';

/** The SWR key of a read: the route, the reader and the owner (SE6). */
export interface RouteKey {
  route: string;
  subject: string;
  owner: string | null;
  identity: number;
  input: unknown;
}

export function routeKey(route: Route, input: unknown, scope: Scope): RouteKey {
  const { subject, owner } = scope;
  return { route: routeName(route), subject, owner, identity: identityNumber(), input };
}

/** Returns the identity to which the answers of a key belong. */
export function identityOf({ identity, subject, owner }: RouteKey): string {
  return JSON.stringify([identity, subject, owner]);
}

/** Whether an SWR key belongs to one of the routes. */
export function isKeyOf(key: unknown, routes: readonly Route[]): boolean {
  const isRouteKey = typeof key === 'object' && key !== null && 'route' in key;
  return isRouteKey && routes.some((route) => routeName(route) === key.route);
}

/** Returns the name of a route, to compare copies of the route. */
export function routeName({ service, method, path }: Route): string {
  return `${service} ${method} ${path}`;
}
