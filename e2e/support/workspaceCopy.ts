import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@cabinet/build/workspace';
import { freshFolder } from './system.ts';

/**
 * A copy of this workspace that a test can change: the sources, with links to installed packages and builds.
 */
export interface WorkspaceCopy {
  folder: string;
  /** Runs a script of the copy, such as `scripts/remote.ts`. @returns the output */
  node(script: string, ...args: string[]): Promise<string>;
  remove(): void;
}

const LEFT_OUT = ['.git', '.data', '.cache', 'dist', 'docs', 'e2e', 'node_modules'];

/** @param env settings of its commands */
export function copyWorkspace(env: Record<string, string>): WorkspaceCopy {
  const folder = freshFolder();
  cpSync(root, folder, { recursive: true, filter: (file) => !LEFT_OUT.includes(basename(file)) });
  cpSync(join(root, 'docs/templates'), join(folder, 'docs/templates'), { recursive: true });
  const packages = globSync('{shell,mf-*,services,shared/*}/node_modules', { cwd: root });
  for (const packageFolder of ['node_modules', ...packages]) linkPackages(packageFolder, folder);
  // Programs of packages: pnpm, tsc, jest and webpack.
  link(join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  // Packages that new code in the copy may import.
  for (const packageFolder of packages) linkPackages(packageFolder, folder, 'node_modules');
  for (const release of globSync('{shell,mf-*}/dist/*', { cwd: root }))
    link(join(root, release), join(folder, release));

  return {
    folder,
    async node(script, ...args) {
      const options = { cwd: folder, env: { PATH: process.env.PATH, ...env } };
      const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], options);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function linkPackages(from: string, copy: string, to = from): void {
  const names = readdirSync(join(root, from)).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(root, from, name)).map((inner) => join(name, inner)) : [name],
  );
  for (const name of names.filter((name) => !name.startsWith('.')))
    link(inCopy(realpathSync(join(root, from, name)), copy), join(copy, to, name));
}

/** Maps a package of the workspace to its copy. */
function inCopy(folder: string, copy: string): string {
  return folder.includes('node_modules') ? folder : join(copy, relative(root, folder));
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    symlinkSync(target, path, 'junction');
  } catch (error) {
    // Several workspace packages share most dependencies, so the link may exist.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
