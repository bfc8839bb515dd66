import { access, cp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ReleaseFolders, releasesOf, remoteFolders } from '../site/releases.ts';

/** Completed when it is laid, or of the build's own business. */
const NOT_SERVED = /^(index|friend|framed)\.html(\.(br|gz))?$|^release\.json$/;

/** Lays the files of every shell beside each other, so that an open tab finds those it began with (R3). */
export async function layShells(folder: string, root: string): Promise<void> {
  const dist = join(root, 'shell/dist');
  // Names with a hash never meet; of the others the newest one counts.
  for (const release of (await releasesOf(root, 'shell')).reverse()) {
    const from = join(dist, release);
    await cp(from, join(folder, 'my'), {
      recursive: true,
      preserveTimestamps: true,
      filter: (file) => !NOT_SERVED.test(basename(file)),
    });
  }
}

/** Lays every release of every remote, as built and as published; a withdrawn one is taken away. */
export async function layRemotes(folder: string, { root, dataDir }: ReleaseFolders): Promise<void> {
  for (const name of await remoteFolders(root)) {
    const target = join(folder, 'remotes', name);
    for (const release of await releasesOf(root, name)) {
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

/** A release never changes: what lies there stays. */
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
