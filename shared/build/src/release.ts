import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pinsIn } from '@cabinet/remote-preset/pins';
import { load } from 'js-yaml';
import type { Compilation, Compiler } from 'webpack';
import { packageJson, root } from './workspace.ts';

/**
 * Files that mark a complete release. The build for the cabinet's pages and the build for portals write one
 * each.
 */
export const MARKS = { pages: 'release.json', portals: 'embed/release.json' } as const;

/** Folders that contain no sources of a release. */
const LEFT_OUT = ['node_modules', 'dist'];

/** Open tabs load files of the release that they started with, so releases stay for a week (RM3). */
const RELEASE_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Name of an application's release: the version of its package and eight characters of a hash. The hash
 * covers its sources, the shared sources and the locked packages. The same sources give the same release.
 * @param folder of the application, such as `mf-catalog`
 */
export function releaseOf(folder: string): string {
  const hash = createHash('sha256').update(JSON.stringify(lockedFor(folder)));
  const sources = globSync([`${folder}/**/*`, 'shared/*/{src,build}/**/*', 'shared/*/package.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => LEFT_OUT.includes(entry.name),
  });
  const files = sources
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    // Node's glob calls `exclude` for each folder only in some working directories.
    .filter((file) => !file.split(sep).some((part) => LEFT_OUT.includes(part)));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return `${packageJson(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Output folder of an application's build. `DIST_DIR` replaces the folder that is served. */
export function releaseFolder(folder: string): string {
  const dist = process.env.DIST_DIR ? resolve(root, process.env.DIST_DIR) : join(root, folder, 'dist');
  return join(dist, releaseOf(folder));
}

interface Lockfile {
  importers: Record<string, object>;
  packages: object;
  snapshots: object;
}

let lockfile: Lockfile | undefined;

/**
 * The locked packages without those of other applications, so that a new remote does not change the shell.
 */
function lockedFor(folder: string): object {
  lockfile ??= load(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  const { importers, packages, snapshots } = lockfile;
  const shared = Object.entries(importers).filter(([name]) => name === folder || name.startsWith('shared/'));
  return { importers: shared, packages, snapshots };
}

/**
 * Webpack plugin: writes `release.json` at the end of the build for the cabinet's pages. The file contains
 * the application's name, its release, the hashes of its files and the result of `describe`.
 * @param describe called with the modules before webpack concatenates them
 */
export function markRelease(folder: string, describe: (compilation: Compilation) => object): Plugin {
  return {
    apply(compiler) {
      if (isDevelopment(compiler)) return;
      let described = {};
      compiler.hooks.thisCompilation.tap('mark-release', (compilation) => {
        compilation.hooks.afterOptimizeDependencies.tap('mark-release', () => {
          described = describe(compilation);
        });
      });
      afterBuild(compiler, (outDir) => {
        writeMark(outDir, MARKS.pages, {
          name: folder,
          release: releaseOf(folder),
          ...described,
          pins: pinsIn(outDir),
        });
        forgetOldReleases(dirname(outDir));
      });
    },
  };
}

/**
 * Webpack plugin: writes `embed/release.json` at the end of the build for portals. Adds its files to the
 * hashes of the release.
 */
export function markPortals(folder: string): Plugin {
  return {
    apply(compiler) {
      afterBuild(compiler, (outDir) => {
        const pages = join(outDir, MARKS.pages);
        if (existsSync(pages)) {
          const release = JSON.parse(readFileSync(pages, 'utf8'));
          writeMark(outDir, MARKS.pages, { ...release, pins: pinsIn(outDir) });
        }
        writeMark(outDir, MARKS.portals, { name: folder, release: releaseOf(folder) });
      });
    },
  };
}

interface Plugin {
  apply(compiler: Compiler): void;
}

/** Whether the compiler runs in a development server, which writes no releases and no pages. */
export function isDevelopment({ options }: Compiler): boolean {
  return options.mode === 'development';
}

function afterBuild({ hooks }: Compiler, write: (outDir: string) => void): void {
  hooks.afterEmit.tap('mark-release', ({ compiler }) => write(compiler.outputPath));
}

/** Writes to a temporary file and renames it, so that a running system never reads a partial file. */
function writeMark(outDir: string, mark: string, content: object): void {
  const file = join(outDir, mark);
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${JSON.stringify(content)}\n`);
  renameSync(aside, file);
}

function forgetOldReleases(dist: string): void {
  for (const name of readdirSync(dist)) {
    const folder = join(dist, name);
    if (Date.now() - statSync(folder).mtimeMs > RELEASE_KEPT_MS) rmSync(folder, { recursive: true });
  }
}
