import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { MARKS, releaseOf } from '../shared/build/src/release.ts';
import { portalsBuild, remoteNames, root } from '../shared/build/src/workspace.ts';
import { PAGE_BUILDS } from '../shell/build/document.ts';

/** A part of an application: the files of the cabinet's own pages, or the files for portals. */
export type BuildKind = keyof typeof MARKS;

const applications = ['shell', ...remoteNames];

/** The running builds, which end with this process. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill();
});

/**
 * Builds a part of the applications, unless the current sources are already built. One webpack builds them
 * all, because a start of webpack takes as long as the build of a remote.
 * @throws Error if a build failed; webpack has printed the reason
 */
export async function buildKind(part: BuildKind, folders = applications): Promise<void> {
  const stale = folders.filter((folder) => !isBuilt(folder, part));
  if (stale.length === 0) return;
  const configs = stale.flatMap((folder) => ['--config', `${folder}/webpack.config.ts`]);
  const names = stale.flatMap((folder) => buildsOf(folder, part)).flatMap((name) => ['--config-name', name]);
  await run('webpack', [...configs, ...names]);
}

/** Builds the files for portals, for each application whose pages are built from the current sources. */
export async function buildPortals(): Promise<void> {
  await buildKind(
    'portals',
    applications.filter((folder) => isBuilt(folder, 'pages')),
  );
}

/** Builds all parts that are not built yet. */
export async function buildAll(): Promise<void> {
  await buildKind('pages');
  await buildKind('portals');
}

/**
 * Runs pnpm at the repository's root.
 * @throws Error if pnpm fails
 */
export function pnpm(words: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return run('pnpm', words, env);
}

async function run(program: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(join(root, 'node_modules/.bin', program), words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  running.add(child);
  const [code] = await once(child, 'exit');
  running.delete(child);
  if (code !== 0) throw new Error(`"${program} ${words.join(' ')}" failed`);
}

/** Names of the webpack configurations for a part of an application. */
function buildsOf(folder: string, part: BuildKind): readonly string[] {
  if (part === 'portals') return [portalsBuild(folder)];
  return folder === 'shell' ? PAGE_BUILDS : [folder];
}

function isBuilt(folder: string, part: BuildKind): boolean {
  const mark = join(root, folder, 'dist', releaseOf(folder), MARKS[part]);
  if (!existsSync(mark)) return false;
  // The system serves the newest release. If the sources return to an older state, mark its release as the
  // newest.
  utimesSync(mark, new Date(), new Date());
  return true;
}

if (import.meta.main) await buildAll();
