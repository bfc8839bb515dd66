import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { call } from './client.ts';
import { identityOf, type RouteKey } from './keys.ts';

/** What the cache keeps of a read: the answer, and whose it is (SE6). */
export interface CachedAnswer<R extends Route> {
  identity: string;
  output: RouteOutput<R>;
}

const ahead = new Map<string, Promise<CachedAnswer<Route>>>();

/** What is being read ahead under a key, so that a page that asks meanwhile asks nobody; undefined where nothing is. */
export function underWay<R extends Route>(key: RouteKey): Promise<CachedAnswer<R>> | undefined {
  return ahead.get(JSON.stringify(key)) as Promise<CachedAnswer<R>> | undefined;
}

/** `readRoute` before any page asks. */
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
