import { isPin } from '@cabinet/contracts/pin';
import type { Registry, RemoteRecord, RemoteRelease } from '@cabinet/contracts/registry';
import { readReleaseFile } from './releaseFile.ts';
import { ENTRY_FILE, localRelease, PORTALS_FILE, type ReleaseFolders, releaseFolder } from './releases.ts';

/**
 * Returns the integrity hashes of a release on this origin, from its build. The hashes cover every file, or
 * only the entry if the entry pins no other file. Old releases have none.
 */
export function readPins(folders: ReleaseFolders, name: string, version: string): Record<string, string> {
  const { pins, needs } = readReleaseFile(releaseFolder(folders, name, version));
  const pin = pins[ENTRY_FILE];
  const isPinned = needs.manifest?.pinsFiles ?? true;
  return isPinned || !pin ? pins : { [ENTRY_FILE]: pin };
}

/** Adds the pins of the builds to list entries that lack pins, such as manual entries. */
export function withPins(folders: ReleaseFolders, list: Registry): Registry {
  const records = Object.entries(list.remotes).map(([name, record]) => {
    const pinned = pinnedRelease(folders, record);
    const { canary } = record;
    return [name, canary ? { ...pinned, canary: pinnedRelease(folders, canary) } : pinned];
  });
  return { ...list, remotes: Object.fromEntries(records) };
}

function pinnedRelease<R extends RemoteRelease>(folders: ReleaseFolders, release: R): R {
  const local = localRelease(release.entry);
  if ((release.integrity && release.embed) || !local) return release;
  const pins = readPins(folders, local.name, local.version);
  const [integrity = pins[ENTRY_FILE], embed = pins[PORTALS_FILE]] = [release.integrity, release.embed];
  return { ...release, ...(integrity && { integrity }), ...(embed && { embed }) };
}

/** Returns the first invalid pin of a list. Browsers would refuse its file. */
export function brokenPin({ remotes }: Registry): string | undefined {
  const pins = Object.values(remotes).flatMap((record: RemoteRecord) =>
    [record, record.canary].flatMap((release) => [release?.integrity, release?.embed]),
  );
  return pins.find((pin) => pin !== undefined && !isPin(pin));
}
