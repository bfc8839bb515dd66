import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { catalog, packageJson, root } from './workspace.ts';

/** React itself must be on the page once, whoever loads first (C4). */
export const REACT = ['react', 'react/jsx-runtime', 'react-dom'];

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
 * Writes the module that says what remotes find in the shell, and answers its path. Beside React it is one module
 * instead of a hundred: each shared module is looked up and versioned by itself in the browser, which a phone feels. It
 * holds every public module, because remotes are published later than the shell and may need what none needs today.
 */
export function writeSharedModule(): string {
  const folder = join(root, '.cache/shared');
  const everything = [
    ...sharedFiles().map((file) => `export * from ${JSON.stringify(join(root, file))};`),
    `export { default } from ${JSON.stringify(join(root, 'shared/federation/src/vendor/swr.ts'))};`,
  ];
  const brought = Object.entries(singletons());
  const ofShell = createRequire(join(root, 'shell/package.json'));
  const from = (name: string) => (name === SHARED_MODULE ? './everything.ts' : ofShell.resolve(name));
  const scope = [
    ...brought.map(([name], index) => `import * as module${index} from ${JSON.stringify(from(name))};`),
    'export const shared = {',
    ...brought.map(([name, { version, requiredVersion }], index) => {
      const shareConfig = JSON.stringify({ singleton: true, requiredVersion });
      return `  '${name}': { version: '${version}', lib: () => module${index}, shareConfig: ${shareConfig} },`;
    }),
    '};',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'everything.ts'), lines(everything));
  writeFileSync(join(folder, 'scope.ts'), lines(scope));
  return join(folder, 'scope.ts');
}

function lines(text: string[]): string {
  return [...text, ''].join('\n');
}

interface Shared {
  singleton: true;
  version: string;
  requiredVersion: string;
  /** A remote only uses what the shell brings. */
  import: false;
}

/** What is shared: the `shared` option of a remote's federation plugin, and what the shell's runtime brings. */
export function singletons(): Record<string, Shared> {
  const versions = catalog();
  const entry = (version: string): Shared => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    import: false,
  });
  return Object.fromEntries([
    ...REACT.map((name) => [name, entry(versions[name.split('/')[0] ?? ''] ?? '0.0.0')]),
    [SHARED_MODULE, entry(packageJson('shell').version)],
  ]);
}
