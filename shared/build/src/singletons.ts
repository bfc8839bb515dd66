import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalog, packageJson, root } from './workspace.ts';

/** React itself must be on the page once, whoever loads first (C4). A trailing slash stands for every sub-path. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];

/**
 * Libraries that are shared through a facade: a module of ours that re-exports exactly what the cabinet uses, because
 * a library shared whole loses its tree shaking (docs/decisions/002).
 */
export const FACADES: Record<string, string> = {
  'react-router-dom': 'router',
  jotai: 'jotai',
  swr: 'swr',
  i18next: 'i18n',
  'react-i18next': 'i18n',
};

/** Packages of ours that keep state, or styles, in their modules. */
const PACKAGES = ['api', 'state', 'i18n', 'ui'];

/** The one shared module that all of these reach a remote by. */
export const SHARED_MODULE = '@cabinet/shared';

/** Imports of a remote that the shell answers. */
export const SHARED_REQUEST = new RegExp(
  `^(?:${Object.keys(FACADES).join('|')}|@cabinet/(?:${PACKAGES.join('|')})/\\w+)$`,
);

/** Public modules of the shared packages and the facades, as files. */
export function sharedFiles(): string[] {
  const modules = PACKAGES.flatMap((name) =>
    globSync(`shared/${name}/src/*.${name === 'ui' ? 'tsx' : 'ts'}`, { cwd: root }),
  ).filter((file) => !/\.(?:test|d)\.tsx?$/.test(file));
  const facades = [...new Set(Object.values(FACADES))].map(
    (name) => `shared/federation/src/vendor/${name}.ts`,
  );
  return [...modules, ...facades].sort();
}

/**
 * Writes the module that shares everything, and answers its path. One module instead of a hundred: each shared module
 * is looked up and versioned by itself in the browser, which a phone feels. It holds every public module, because
 * remotes are published later than the shell and may need what none needs today.
 */
export function writeSharedModule(): string {
  const path = join(root, '.cache/shared/cabinet.ts');
  const star = sharedFiles().map((file) => `export * from ${JSON.stringify(join(root, file))};`);
  const swr = join(root, 'shared/federation/src/vendor/swr.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, [...star, `export { default } from ${JSON.stringify(swr)};`, ''].join('\n'));
  return path;
}

interface Shared {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager: boolean;
  import?: false;
}

/** The `shared` option of the federation plugin, for the shell (brings) or a remote (only uses). */
export function singletons(role: 'shell' | 'remote'): Record<string, Shared> {
  const versions = catalog();
  const entry = (version: string): Shared => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    eager: role === 'shell',
    ...(role === 'remote' && { import: false as const }),
  });
  return Object.fromEntries([
    ...REACT.map((name) => [name, entry(versions[name.replace('/', '')] ?? '0.0.0')]),
    [SHARED_MODULE, entry(packageJson('shell').version)],
  ]);
}
