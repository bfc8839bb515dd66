import type { Preview } from './stored.ts';

/**
 * Returns the name of a preview: its version on this origin, otherwise its location. The result is the
 * arguments of `t`.
 */
export function placeOf([remote, entry]: Preview): [key: string, values: Record<string, string>] {
  if (!URL.canParse(entry, location.origin)) return ['from', { remote, place: entry }];
  const { host, origin, pathname } = new URL(entry, location.origin);
  const [, name, version] = /^\/remotes\/([^/]+)\/([^/]+)\/[^/]+$/.exec(pathname) ?? [];
  if (origin === location.origin && name === remote && version) return ['version', { remote, version }];
  return ['from', { remote, place: `${host}${pathname.replace(/\/[^/]*$/, '')}` }];
}
