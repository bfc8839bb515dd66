import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { call } from './client.ts';
import { identityOf, type RouteKey } from './keys.ts';

/** The cache entry of a read: the answer, and its identity (SE6). */
export interface CachedAnswer<R extends Route> {
  identity: string;
  output: RouteOutput<R>;
}

const ahead = new Map<string, Promise<CachedAnswer<Route>>>();

/** Returns the pending preload of a key, so that a page shares it, or undefined without a preload. */
export function underWay<R extends Route>(key: RouteKey): Promise<CachedAnswer<R>> | undefined {
  return ahead.get(JSON.stringify(key)) as Promise<CachedAnswer<R>> | undefined;
}

/** Runs `readRoute` before a page needs it. */
export async function readRouteAhead<R extends Route>(
  route: R,
  input: RouteInput<R>,
  key: RouteKey,
): Promise<CachedAnswer<R>> {
  const id = JSON.stringify(key);
  const answer = readRoute(route, input, key);
  ahead.set(id, answer);
  return answer.finally(() => ahead.delete(id));
}

export async function readRoute<R extends Route>(
  route: R,
  input: RouteInput<R>,
  key: RouteKey,
): Promise<CachedAnswer<R>> {
  return { identity: identityOf(key), output: await call(route, input) };
}
