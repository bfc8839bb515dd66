import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installedVersion, packageJson, root } from './workspace.ts';

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

/**
 * Modules of ours that keep state, or reach what does, as far as they are for remotes: they call, read and tell. What
 * steers the client, the sign-in and the session is the shell's alone, and stays one piece of code with it.
 */
const SHARED_MODULES: Record<string, string[]> = {
  api: [
    'cache',
    'client',
    'error',
    'subjectMark',
    'useRested',
    'useRouteAction',
    'useRouteData',
    'whereAllowed',
  ],
  i18n: ['useFormats', 'usePart', 'useTranslation'],
  state: [
    'config',
    'errors',
    'phone',
    'policy',
    'purchaseDraft',
    'referral',
    'report',
    'session',
    'spender',
    'store',
    'terms',
    'ui',
    'useDraft',
    'useSecondsLeft',
    'user',
    'writeObstacle',
  ],
};

/**
 * The parts of the kit that the shell brings: what it shows itself, what more than one remote shows, and what keeps
 * state. Any other part is bundled, with its styles, by the one remote that shows it, and reaches these through the shell.
 */
export const SHARED_PARTS = [
  'Banner',
  'Barcode',
  'Button',
  'Checkbox',
  'Chip',
  'ConfirmDialog',
  'Dialog',
  'EmptyState',
  'Field',
  'GoBack',
  'IconButton',
  'InfoDialog',
  'LoadFailure',
  'PageHeading',
  'PageLoader',
  'Panel',
  'Part',
  'PipelineBar',
  'Popover',
  'ProductPicture',
  'Progress',
  'QrCode',
  'Radio',
  'Rings',
  'Segments',
  'Select',
  'ShowMore',
  'Skeleton',
  'SkipLink',
  'Slider',
  'Stage',
  'Tabs',
  'Tag',
  'TextArea',
  'TextField',
  'ToastViewport',
  'Tokens',
  'VisuallyHidden',
  'messages',
  'useTokenText',
];

/**
 * Parts that more than one remote shows, and none on its first screen: the shell has each as a module of its own and
 * fetches it, with its styles, when the first of the remotes asks.
 */
export const LATER_PARTS = ['Alert', 'CodeScreen', 'DatePicker', 'PhoneInput', 'Timeline', 'Trans'];

/** Those, and what keeps state for forms: shared modules of their own, by the name that they are imported by. */
const LATER_SOURCES: Record<string, string> = {
  ...Object.fromEntries(LATER_PARTS.map((name) => [`@cabinet/ui/${name}`, `shared/ui/src/${name}.tsx`])),
  '@cabinet/state/leads': 'shared/state/src/leads.ts',
};

/** The one shared module that all of these reach a remote by. */
export const SHARED_MODULE = '@cabinet/shared';

/** Where the build writes it. */
export const SHARED_FILE = join(root, '.cache/shared/everything.ts');

/** What is in it, as files by the names that they are imported by. */
const SHARED_SOURCES: Record<string, string> = Object.fromEntries([
  ...Object.entries(SHARED_MODULES).flatMap(([folder, names]) =>
    names.map((name) => [`@cabinet/${folder}/${name}`, `shared/${folder}/src/${name}.ts`]),
  ),
  ...SHARED_PARTS.map((name) => [`@cabinet/ui/${name}`, `shared/ui/src/${name}.tsx`]),
]);

/** The shared modules and the facades, as files. */
export function sharedFiles(): string[] {
  const facades = globSync('shared/federation/src/vendor/*.ts', { cwd: root });
  return [...Object.values(SHARED_SOURCES), ...facades].sort();
}

/** Whether the shell answers this import from that folder: by its name, or as the neighbour of a bundled part. */
export function isShared(request: string, folder: string): boolean {
  return request in FACADES || request in SHARED_SOURCES || shared.has(join(folder, request));
}

/** Whether that name is of a module which remotes are not given. */
export function isShellsOwn(request: string): boolean {
  const [scope, folder = '', module] = request.split('/');
  const isOurs = scope === '@cabinet' && folder in SHARED_MODULES && module !== undefined;
  return isOurs && !(request in SHARED_SOURCES) && !(request in LATER_SOURCES);
}

/** Whether that file is a part of the kit that its user bundles. */
export function isBundledPart(file: string): boolean {
  return dirname(file) === join(root, 'shared/ui/src') && file.endsWith('.tsx') && !shared.has(file);
}

const shared = new Set(sharedFiles().map((file) => join(root, file)));

/**
 * Writes the module that says what remotes find in the shell, and answers its path. Beside React it is one module
 * instead of a hundred: each shared module is looked up and versioned by itself in the browser, which a phone feels.
 */
export function writeSharedModule(): string {
  const folder = join(root, '.cache/shared');
  const everything = [
    ...sharedFiles().map((file) => `export * from ${JSON.stringify(join(root, file))};`),
    `export { default } from ${JSON.stringify(join(root, 'shared/federation/src/vendor/swr.ts'))};`,
  ];
  const brought = Object.entries(singletons());
  const ofShell = createRequire(join(root, 'shell/package.json'));
  const bring = (name: string, as: string) =>
    name === SHARED_MODULE
      ? // Required, it stays a module of its own with its names: the documentation area reaches the same one.
        `const ${as} = require(${JSON.stringify(SHARED_FILE)});`
      : `import * as ${as} from ${JSON.stringify(ofShell.resolve(name))};`;
  const scope = [
    ...brought.map(([name], index) => (LATER_SOURCES[name] ? '' : bring(name, `module${index}`))),
    'export const shared = {',
    ...brought.map(([name, { version }], index) => {
      const later = LATER_SOURCES[name];
      const module = later
        ? `get: () => import(${JSON.stringify(join(root, later))}).then((part) => () => part)`
        : `lib: () => module${index}, get: async () => () => module${index}`;
      return `  '${name}': { '${version}': { version: '${version}', ${module} } },`;
    }),
    '};',
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(SHARED_FILE, lines(everything));
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
  const entry = (version: string): Shared => ({
    singleton: true,
    version,
    requiredVersion: `^${version}`,
    import: false,
  });
  return Object.fromEntries([
    ...REACT.map((name) => [name, entry(installedVersion(name.split('/')[0] ?? ''))]),
    ...[SHARED_MODULE, ...Object.keys(LATER_SOURCES)].map((name) => [
      name,
      entry(packageJson('shell').version),
    ]),
  ]);
}
