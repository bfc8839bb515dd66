import { globSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The repository's root. */
export const root = resolve(import.meta.dirname, '../../..');

/** Names of all remotes in this workspace, which are also their folders. */
export const remoteNames: string[] = globSync('mf-*/package.json', { cwd: root }).map(dirname).sort();

interface PackageJson {
  version: string;
  /** Settings of a remote. `port` is the port of its development server. */
  config?: { port: number };
  /** Modules that a remote takes from the shell. */
  peerDependencies?: Record<string, string>;
}

export function packageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Name of an application's build for portals. The cabinet's own pages load nothing from it. */
export function portalsBuild(folder: string): string {
  return `${folder}-portals`;
}

const ofShell = createRequire(join(root, 'shell/package.json'));

/** Path of the file that the shell imports by this name. */
export function fileOf(module: string): string {
  return realpathSync(ofShell.resolve(module));
}

/**
 * Version of a module that the shell has installed.
 * @param module name of a package, or of a module in it: `react/jsx-runtime`
 */
export function installedVersion(module: string): string {
  const segments = module.split('/').slice(0, module.startsWith('@') ? 2 : 1);
  return ofShell(`${segments.join('/')}/package.json`).version;
}

/**
 * Name of the global in which a release's chunks wait for their entry. The name is unique, because no entry
 * may take chunks of another release.
 */
export function chunksName(remote: string, release: string): string {
  return `${remote.replaceAll('-', '_')}_${release.replaceAll(/\W/g, '_')}`;
}
