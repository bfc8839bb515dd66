import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../../..');

/** Names of every remote in this workspace, as their folders are called. */
export const remoteNames: string[] = globSync('mf-*/package.json', { cwd: root })
  .map((file) => file.split(/[\\/]/)[0] ?? '')
  .sort();

/** What a new remote begins as: a remote like the others that is never built itself. */
export const TEMPLATE = 'mf-template';

interface PackageJson {
  version: string;
  dependencies?: Record<string, string>;
}

export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** The one version list: `catalog:` of pnpm-workspace.yaml, as name → exact version. */
export function catalog(): Record<string, string> {
  const yaml = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const block = yaml.slice(yaml.indexOf('\ncatalog:\n') + 10).split(/\n\S/)[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {2}'?([^':\s]+)'?: (\S+)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

/**
 * Release of an application: its package's version and eight characters of what it is built from. The same sources
 * give the same release, so a release's folder never changes once it is there.
 */
export function releaseOf(folder: string): string {
  const hash = createHash('sha256').update(lockedFor(folder));
  const sources = globSync([`${folder}/**/*`, 'shared/*/src/**/*', 'shared/*/package.json'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist', TEMPLATE].includes(entry.name),
  });
  const files = sources.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return `${packageJson(folder).version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Name of the global that a remote's container answers to; a JavaScript identifier. */
export function containerName(remote: string): string {
  return remote.replaceAll('-', '_');
}

/** Name of the global that a release's chunks wait under for their entry; no entry may take those of another release. */
export function chunksName(remote: string, release: string): string {
  return `${containerName(remote)}_${release.replaceAll(/\W/g, '_')}`;
}

const APPLICATION = /^(?:e2e|services|shell|(?:shared\/)?mf-.+)$/;

/** What the lockfile says of an application: that another one was added is none of its business. */
function lockedFor(folder: string): string {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  return lock.replace(/^ {2}([\w/-]+):\n(?: {4}.+\n)+\n/gm, (importer, name: string) =>
    name !== folder && APPLICATION.test(name) ? '' : importer,
  );
}

/** Where a remote listens in development, as its `webpack.config.ts` says. */
export function portOf(remote: string, workspace = root): number {
  const config = readFileSync(join(workspace, remote, 'webpack.config.ts'), 'utf8');
  return Number(/port: (\d+)/.exec(config)?.[1] ?? 0);
}
