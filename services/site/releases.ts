import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The newest whole build of an application. A build writes `release.json` last, so a folder without one is not
 * finished.
 * @param folder of the application, such as `mf-catalog`
 * @returns the name of the release's folder below `dist`, or null when nothing is built
 */
export async function newestRelease(root: string, folder: string): Promise<string | null> {
  const dist = join(root, folder, 'dist');
  const names = await readdir(dist).catch(() => []);
  const releases = await Promise.all(names.map(async (name) => ({ name, at: await builtAt(dist, name) })));
  const [newest] = releases.filter(({ at }) => at > 0).sort((a, b) => b.at - a.at);
  return newest?.name ?? null;
}

async function builtAt(dist: string, release: string): Promise<number> {
  return stat(join(dist, release, 'release.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

/** Names of the remotes whose folders lie in the repository. */
export async function remoteFolders(root: string): Promise<string[]> {
  return (await readdir(root)).filter((name) => name.startsWith('mf-')).sort();
}
