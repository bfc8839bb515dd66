import { posix } from 'node:path';
import type { Route } from '@cabinet/contracts/route';

/** Requests of a route of the contracts, or of any path that matches a glob. */
export type Where = Pick<Route, 'service' | 'method' | 'path'> | `/${string}`;

/** Returns whether a request matches. `path` has no query. */
export function isOf(where: Where, method: string, path: string): boolean {
  if (typeof where === 'string') return posix.matchesGlob(path, where);
  const glob = `/${where.service}${where.path.replace(/\{\w+\}/g, '*')}`;
  return method === where.method && posix.matchesGlob(path, glob);
}
