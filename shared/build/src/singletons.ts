import { catalog, packageJson } from './workspace.ts';

/**
 * Everything that keeps state in its module and must be on the page once, whoever loads first (C4). The shell brings
 * them; a remote brings none of them. A trailing slash stands for every sub-path.
 */
const LIBRARIES = ['react', 'react/', 'react-dom', 'react-dom/'];
const PACKAGES = [
  '@cabinet/api/',
  '@cabinet/state/',
  '@cabinet/i18n/',
  '@cabinet/ui/',
  '@cabinet/federation/',
];

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
    ...LIBRARIES.map((name) => [name, entry(versions[name.replace('/', '')] ?? '0.0.0')]),
    ...PACKAGES.map((name) => [
      name,
      entry(packageJson(name.replace('@cabinet', 'shared').replace(/\/$/, '')).version),
    ]),
  ]);
}
