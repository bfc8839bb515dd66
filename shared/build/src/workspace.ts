import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../../..');

/** Names of every remote in this workspace, as their folders are called. */
export const remoteNames: string[] = globSync('mf-*/package.json', { cwd: root }).map(dirname).sort();

interface PackageJson {
  version: string;
  /** Settings of a remote: `port` is where its development server listens. */
  config?: { port: number };
  /** What a remote takes from the shell. */
  peerDependencies?: Record<string, string>;
}

export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Name of an application's build for portals; the cabinet's own pages load nothing of it. */
export function portalsBuild(folder: string): string {
  return `${folder}-portals`;
}

const ofShell = createRequire(join(root, 'shell/package.json'));

/** The file that the shell imports by that name. */
export function fileOf(module: string): string {
  return realpathSync(ofShell.resolve(module));
}

/**
 * Version of a module as the shell has it installed.
 * @param module name of a package, or of a module in one: `react/jsx-runtime`
 */
export function installedVersion(module: string): string {
  const segments = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
  return ofShell(`${segments.join('/')}/package.json`).version;
}

/** Name of the global that a release's chunks wait under for their entry; no entry may take those of another release. */
export function chunksName(remote: string, release: string): string {
  return `${remote.replaceAll('-', '_')}_${release.replaceAll(/\W/g, '_')}`;
}
