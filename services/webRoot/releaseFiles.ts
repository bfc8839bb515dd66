import { access, cp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ReleaseFolders, releasesOf, remoteFolders } from '../site/releases.ts';

/** Documents that are completed later, and internal files of the build. */
const NOT_SERVED = /^(index|friend|framed)\.html(\.(br|gz))?$|^release\.json$/;

/**
 * Copies the files of all shells into one folder. An open tab therefore finds the files of its release (RM3).
 */
export async function layShells(folder: string, root: string): Promise<void> {
  const dist = join(root, 'shell/dist');
  // Hashed names never collide. For other names, the newest release wins.
  for (const release of releasesOf(root, 'shell').reverse()) {
    const from = join(dist, release);
    await cp(from, join(folder, 'my'), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !NOT_SERVED.test(basename(file)),
    });
  }
}

/** Copies every built and published release of every remote, and deletes withdrawn releases. */
export async function layRemotes(folder: string, { root, dataDir }: ReleaseFolders): Promise<void> {
  for (const name of remoteFolders(root)) {
    const target = join(folder, 'remotes', name);
    for (const release of releasesOf(root, name)) {
      await layRelease(join(root, name, 'dist', release), join(target, release));
    }
    const published = join(dataDir, 'remotes', name);
    for (const release of await readdir(published).catch(() => [])) {
      const from = join(published, release);
      if (await isThere(join(from, 'release.json'))) await layRelease(from, join(target, release));
      else await rm(join(target, release), { recursive: true, force: true });
    }
  }
}

/** Copies a release once, because a release never changes. */
async function layRelease(from: string, to: string): Promise<void> {
  if (await isThere(join(to, 'release.json'))) return;
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
