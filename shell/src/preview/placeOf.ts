import type { Preview } from './stored.ts';

/** How a preview is called: by its version where this origin serves it, else by where it lies. The arguments of `t`. */
export function placeOf([remote, entry]: Preview): [key: string, values: Record<string, string>] {
  if (!URL.canParse(entry, location.origin)) return ['from', { remote, place: entry }];
  const { host, origin, pathname } = new URL(entry, location.origin);
  const [, name, version] = /^\/remotes\/([^/]+)\/([^/]+)\/[^/]+$/.exec(pathname) ?? [];
  if (origin === location.origin && name === remote && version) return ['version', { remote, version }];
  return ['from', { remote, place: `${host}${pathname.replace(/\/[^/]*$/, '')}` }];
}
