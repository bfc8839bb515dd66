import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { shellDocument } from './document.ts';
import { compressFile } from './precompress.ts';
import { isBuilt, releaseOf, remoteNames, root } from './workspace.ts';

/** Runs webpack over the configurations; rejects with webpack's own report when one has errors. */
function run(configs: Configuration[]): Promise<MultiStats> {
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

/** Builds the shell's configurations into `outDir`, its HTML included. */
export async function buildShell(configs: Configuration[], outDir: string): Promise<void> {
  const { stats } = await run(configs);
  const [application, signIn] = stats as [Stats, Stats];
  cpSync(join(root, 'shell/public'), outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), shellDocument(application, signIn));
}

async function buildApplication(folder: string): Promise<void> {
  const release = releaseOf(folder);
  if (isBuilt(folder, release)) return;
  const dist = join(root, folder, 'dist');
  const outDir = join(dist, release);
  const config = await import(pathToFileURL(join(root, folder, 'webpack.config.ts')).href);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  if (Array.isArray(config.default)) await buildShell(config.default, outDir);
  else await run([config.default]);
  if (folder !== 'shell') await compressFile(join(outDir, 'mf-manifest.json'));
  // Last: only a whole build counts as built.
  writeFileSync(join(outDir, 'release.json'), `${JSON.stringify({ name: folder, release })}\n`);
  for (const old of readdirSync(dist)) if (old !== release) rmSync(join(dist, old), { recursive: true });
  console.log(`built ${folder} ${release}`);
}

/** Builds what is not built yet: the shell and every remote, or only the named ones. */
export async function build(folders: string[] = ['shell', ...remoteNames]): Promise<void> {
  for (const folder of folders) await buildApplication(folder);
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  await build(named.length > 0 ? named : undefined);
}
