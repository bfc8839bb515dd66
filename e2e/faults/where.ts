import { posix } from 'node:path';
import type { Route } from '@cabinet/contracts/route';

/** Which requests: those of a route of the contracts, or of any path that a glob covers. */
export type Where = Pick<Route, 'service' | 'method' | 'path'> | `/${string}`;

/** Whether a request is one of these. `path` is without its query. */
export function isOf(where: Where, method: string, path: string): boolean {
  if (typeof where === 'string') return posix.matchesGlob(path, where);
  const glob = `/${where.service}${where.path.replace(/\{\w+\}/g, '*')}`;
  return method === where.method && posix.matchesGlob(path, glob);
}
