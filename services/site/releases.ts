import { access, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The whole builds of an application, newest first. A build writes `release.json` last, so a folder without one is not
 * finished.
 * @param folder of the application, such as `mf-catalog`
 * @returns names of the releases' folders below `dist`
 */
export async function releasesOf(root: string, folder: string): Promise<string[]> {
  const dist = join(root, folder, 'dist');
  const names = await readdir(dist).catch(() => []);
  const releases = await Promise.all(names.map(async (name) => ({ name, at: await builtAt(dist, name) })));
  const whole = releases.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
  return whole.map(({ name }) => name);
}

/** The newest whole build of an application, or null when nothing is built. */
export async function newestRelease(root: string, folder: string): Promise<string | null> {
  const [newest] = await releasesOf(root, folder);
  return newest ?? null;
}

/** The newest release that has the file: an open tab asks for those of the release it began with (R3). */
export async function releaseWith(root: string, folder: string, file: string): Promise<string | null> {
  for (const release of await releasesOf(root, folder)) {
    const path = join(root, folder, 'dist', release, file);
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (isThere) return release;
  }
  return null;
}

async function builtAt(dist: string, release: string): Promise<number> {
  return stat(join(dist, release, 'release.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Where releases of remotes lie. */
export interface ReleaseFolders {
  /** Holds `<remote>/dist/<version>`, as built. */
  root: string;
  /** Holds `remotes/<remote>/<version>`, as published. */
  dataDir: string;
}

/** The folder of a published release. A withdrawn one leaves it behind, empty: it hides the build of the same name. */
export function publishedFolder(dataDir: string, name: string, version: string): string {
  return join(dataDir, 'remotes', name, version);
}

/** How the list of remotes names a release that this origin serves. */
export function entryOfRelease(name: string, version: string): string {
  return `/remotes/${name}/${version}/mf-manifest.json`;
}

/** The code that a browser starts a release with; the manifest beside it is read by the server only. */
export const ENTRY_FILE = 'remoteEntry.js';

/** The code that a portal starts a release with (docs/decisions/014). */
export const PORTALS_FILE = 'embed/mount.js';

/** How a release may be called. */
export const RELEASE = /^[\w+-][\w.+-]*$/;

const LOCAL_ENTRY = /^\/remotes\/(mf-[a-z-]+)\/([\w.+-]+)\/[\w.-]+$/;

/** Which release an entry of the list means, where this origin serves it. */
export function localRelease(entry: string): { name: string; version: string } | null {
  const [, name, version] = LOCAL_ENTRY.exec(entry) ?? [];
  return name && version ? { name, version } : null;
}

/** Where the files of a remote's release are served from: what was published, else what is built here. */
export async function releaseFolder(folders: ReleaseFolders, name: string, version: string): Promise<string> {
  const published = publishedFolder(folders.dataDir, name, version);
  return access(published).then(
    () => published,
    () => join(folders.root, name, 'dist', version),
  );
}

/** Names of the remotes whose folders lie in the repository. */
export async function remoteFolders(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => name.startsWith('mf-')).sort();
}
