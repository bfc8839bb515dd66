import type { Route, RouteInput, RouteOutput } from '@cabinet/contracts/route';
import { call } from './client.ts';
import { identityOf, type RouteKey } from './keys.ts';

/** What the cache keeps of a read: the answer, and whose it is (SE6). */
export interface CachedAnswer<R extends Route> {
  identity: string;
  output: RouteOutput<R>;
}

export async function readRoute<R extends Route>(
  route: R,
  input: RouteInput<R>,
  key: RouteKey,
): Promise<CachedAnswer<R>> {
  return { identity: identityOf(key), output: await call(route, input) };
}
