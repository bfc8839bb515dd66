import { globSync } from 'node:fs';
import { catalog, packageJson, root } from './workspace.ts';

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

/** Shared, but fetched when first used: too heavy for the start path. A remote imports them lazily as well. */
const ON_DEMAND = ['@cabinet/ui/Barcode', '@cabinet/ui/QrCode'];

/** Public modules of the shared packages. */
function publicModules(): string[] {
  const packages = ['api', 'state', 'i18n', 'ui'];
  const files = packages.flatMap((name) => globSync(`shared/${name}/src/*.{ts,tsx}`, { cwd: root }));
  const exported = files.filter((file) => file.endsWith(file.startsWith('shared/ui') ? '.tsx' : '.ts'));
  const facades = [...new Set(Object.values(FACADES))].map((name) => `@cabinet/federation/vendor/${name}`);
  const modules = exported
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/^shared\/(\w+)\/src\/(.+)\.tsx?$/, '@cabinet/$1/$2'));
  return [...modules, ...facades].sort();
}

/**
 * Code that requests every public module once. A sub-path that no module of the shell requests is not in the share
 * scope, and remotes are published later than the shell: they may need what no remote needs today.
 */
export function provideEverything(): string {
  const lines = publicModules().map((name) =>
    ON_DEMAND.includes(name)
      ? `export const ${name.replace(/\W/g, '_')} = () => import('${name}');`
      : `import '${name}';`,
  );
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
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
  const versionOf = (name: string) =>
    packageJson(name.replace('@cabinet', 'shared').replace(/\/\w*$/, '')).version;
  const entry = (version: string, eager = role === 'shell'): Shared => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    eager,
    ...(role === 'remote' && { import: false as const }),
  });
  return Object.fromEntries([
    ...LIBRARIES.map((name) => [name, entry(versions[name.replace('/', '')] ?? '0.0.0')]),
    ...PACKAGES.map((name) => [name, entry(versionOf(name))]),
    ...ON_DEMAND.map((name) => [name, entry(versionOf(name), false)]),
  ]);
}
