import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { agreementOf } from './agreement.ts';
import { buildAtOnce } from './buildAtOnce.ts';
import { framedDocument, friendDocument, shellDocument } from './document.ts';
import { isForPortals } from './embed.ts';
import { pinsIn } from './pins.ts';
import { releaseOf, remoteNames, root } from './workspace.ts';

/** The file that a release is whole with. */
const MARK = 'release.json';
const RELEASE_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Runs webpack over the configurations; rejects with webpack's own report when one has errors. */
export function run(configs: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    if (!compiler) return reject(new Error('webpack made no compiler'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}

/** Adds to the shell's build what webpack does not make: its HTML and the files that stay as they are. */
export function finishShell(stats: Stats[], outDir: string, extraHead = ''): void {
  const [application, signIn, friend, framed] = stats as [Stats, Stats, Stats, Stats];
  cpSync(join(root, 'shell/public'), outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), shellDocument(application, signIn, extraHead));
  writeFileSync(join(outDir, 'friend.html'), friendDocument(friend, extraHead));
  writeFileSync(join(outDir, 'framed.html'), framedDocument(framed));
}

/** Builds the shell's configurations into `outDir`, its HTML included. */
export async function buildShell(configs: Configuration[], outDir: string): Promise<void> {
  const { stats } = await run(configs);
  finishShell(stats, outDir);
}

/** What `webpack.config.ts` of an application says. */
export async function configsOf(folder: string): Promise<Configuration[]> {
  const config = await import(pathToFileURL(join(root, folder, 'webpack.config.ts')).href);
  return [config.default].flat();
}

/** Ends a build: what it is, what it needs or brings, and the hashes of its files. */
export function writeRelease(folder: string, release: string, outDir: string): void {
  const content = { name: folder, release, ...agreementOf(folder), pins: pinsIn(outDir) };
  writeFileSync(join(outDir, MARK), `${JSON.stringify(content)}\n`);
}

/** Those of them that the cabinet's own pages load; portals get the others. */
export async function pageConfigsOf(folder: string): Promise<Configuration[]> {
  return (await configsOf(folder)).filter((config) => !isForPortals(config));
}

/** Open tabs still ask for the files of the release they began with, so it stays for a week (R3). */
function forgetOldReleases(dist: string): void {
  for (const release of readdirSync(dist)) {
    const folder = join(dist, release);
    if (Date.now() - statSync(folder).mtimeMs > RELEASE_KEPT_MS) rmSync(folder, { recursive: true });
  }
}

/**
 * Builds an application as its sources are now, unless it is built.
 * @param dist where its releases lie: those of the repository are served while nothing is published
 * @returns the release's folder
 */
export async function buildApplication(folder: string, dist = join(root, folder, 'dist')): Promise<string> {
  const release = releaseOf(folder);
  const outDir = join(dist, release);
  const mark = join(outDir, MARK);
  // The newest is served: an older state of the sources makes its release the newest again.
  if (existsSync(mark)) {
    utimesSync(mark, new Date(), new Date());
    return outDir;
  }

  // Built aside and moved whole: what is served is complete, and two builds at once do not meet.
  const aside = join(root, '.cache/building', `${folder}-${process.pid}`);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const configs = (await configsOf(folder)).map((config) => ({
    ...config,
    output: { ...config.output, path: aside },
  }));
  if (folder === 'shell') await buildShell(configs, aside);
  else await run(configs);
  writeRelease(folder, release, aside);

  mkdirSync(dist, { recursive: true });
  rmSync(outDir, { recursive: true, force: true });
  renameSync(aside, outDir);
  forgetOldReleases(dist);
  console.log(`built ${folder} ${release}`);
  return outDir;
}

/** Builds what is not built yet: the shell and every remote, or only the named ones. */
export async function build(folders: string[] = ['shell', ...remoteNames]): Promise<void> {
  await buildAtOnce(
    folders.filter((folder) => !existsSync(join(root, folder, 'dist', releaseOf(folder), MARK))),
  );
  for (const folder of folders) await buildApplication(folder);
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  await build(named.length > 0 ? named : undefined);
}
