import type { RemoteRecord, RemoteRelease } from '@cabinet/contracts/registry';

/**
 * Returns the release of a remote for a browser (CONTRACT §4). A browser with the canary keeps it while the
 * percentage grows. Each remote selects other browsers for its canary.
 * @param browser an id that stays the same at every visit
 * @param where it shows the remote: portals have a percentage of their own
 */
export function releaseFor(
  name: string,
  record: RemoteRecord,
  browser: string,
  where: 'percent' | 'portals' = 'percent',
): RemoteRelease {
  const { canary } = record;
  return canary && placeOf(`${name} ${browser}`) < (canary[where] ?? 0) ? canary : record;
}

/** Returns an evenly distributed number from 0 to 99 (FNV-1a, with the final mix of MurmurHash3). */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
