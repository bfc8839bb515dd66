import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the complete builds of an application, newest first. A build writes `release.json` last, so a
 * folder without this file is incomplete.
 * @param folder the folder of the application, such as `mf-catalog`
 * @returns names of the releases' folders below `dist`
 */
export function releasesOf(root: string, folder: string): string[] {
  const dist = join(root, folder, 'dist');
  const names = existsSync(dist) ? readdirSync(dist) : [];
  const releases = names.map((name) => ({ name, at: builtAt(dist, name) }));
  const whole = releases.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
  return whole.map(({ name }) => name);
}

/** Returns the newest complete build of an application, or null without a build. */
export function newestRelease(root: string, folder: string): string | null {
  const [newest] = releasesOf(root, folder);
  return newest ?? null;
}

/** Returns the newest release that has the file. An open tab requests the files of its first release (RM3). */
export function releaseWith(root: string, folder: string, file: string): string | null {
  const hasFile = (release: string) => existsSync(join(root, folder, 'dist', release, file));
  return releasesOf(root, folder).find(hasFile) ?? null;
}

function builtAt(dist: string, release: string): number {
  return statSync(join(dist, release, 'release.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** The folders of remote releases. */
export interface ReleaseFolders {
  /** Contains `<remote>/dist/<version>`, as built. */
  root: string;
  /** Contains `remotes/<remote>/<version>`, as published. */
  dataDir: string;
}

/**
 * Returns the folder of a published release. A withdrawn release leaves an empty folder, which hides the
 * build of the same name.
 */
export function publishedFolder(dataDir: string, name: string, version: string): string {
  return join(dataDir, 'remotes', name, version);
}

/** Returns the entry in the list of remotes for a release on this origin. */
export function entryOfRelease(name: string, version: string): string {
  return `/remotes/${name}/${version}/mf-manifest.json`;
}

/** The first code of a release in a browser. Only the server reads the manifest beside it. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The first code of a release in a portal (docs/decisions/014). */
export const PORTALS_FILE = 'embed/mount.js';

/** The allowed names of releases. */
export const RELEASE = /^[\w+-][\w.+-]*$/;

const LOCAL_ENTRY = /^\/remotes\/(mf-[a-z-]+)\/([\w.+-]+)\/[\w.-]+$/;

/** Returns the release that a list entry names, if this origin serves it. */
export function localRelease(entry: string): { name: string; version: string } | null {
  const [, name, version] = LOCAL_ENTRY.exec(entry) ?? [];
  return name && version ? { name, version } : null;
}

/** Returns the folder of a release's files: the published folder, else the local build. */
export function releaseFolder(folders: ReleaseFolders, name: string, version: string): string {
  const published = publishedFolder(folders.dataDir, name, version);
  return existsSync(published) ? published : join(folders.root, name, 'dist', version);
}

/** Returns the names of the remotes in the repository. */
export function remoteFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();
}
