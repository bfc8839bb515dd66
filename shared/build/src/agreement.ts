import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RemotePages, remotePagesSchema } from '@cabinet/contracts/registry';
import { parse } from 'valibot';
import { ROUTES } from '../../../shell/src/guard/routes.ts';
import { importsOf, namesIn } from './importsOf.ts';
import { bundledParts, isShared, sharedFiles, singletons } from './singletons.ts';
import { root } from './workspace.ts';

/** First segments of addresses where the cabinet has something: its pages, the friend's, and folders of files. */
export const TAKEN = [
  ...ROUTES.map(({ path }) => path.slice(1)),
  ...['documentation', 'friend', 'embed', 'assets', 'css', 'dev', 'files', 'js'],
];

/** Between a container and its host there is webpack's protocol and no runtime (docs/decisions/002). */
const PROTOCOL = 'webpack';

/** What an application's `release.json` says of it: the shell what it brings, a remote what it needs of the shell. */
export function agreementOf(folder: string): object {
  return folder === 'shell' ? { brings: bringsOfShell() } : { needs: needsOf(folder) };
}

function bringsOfShell() {
  return {
    contract: contractIn('shared/contracts/src/registry.ts', /REMOTE_CONTRACT = (\d+)/),
    protocol: PROTOCOL,
    shared: sharedBy(({ version }) => version),
    exports: sorted(sharedFiles().flatMap((file) => exportsOf(join(root, file)))),
    languages: languagesOf('shell'),
    kitTexts: keysIn('shared/ui', 'ru'),
    taken: TAKEN,
  };
}

function needsOf(remote: string) {
  const files = filesOf(remote);
  const counts = languagesOf(remote).map((language) => [language, keysIn(remote, language).length]);
  return {
    contract: contractIn(`${remote}/src/remote.tsx`, /export const contract = (\d+)/),
    protocol: PROTOCOL,
    shared: sharedBy(({ requiredVersion }) => requiredVersion),
    imports: sorted(files.flatMap(sharedImportsOf)),
    texts: Object.fromEntries(counts),
    kitTexts: sorted(files.flatMap(kitTextsOf)),
    pages: pagesOf(remote),
  };
}

/** Pages that a remote brings beyond §2. */
export function pagesOf(remote: string): RemotePages | undefined {
  const file = join(root, remote, 'pages.json');
  return existsSync(file) ? parse(remotePagesSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

function contractIn(file: string, pattern: RegExp): number {
  const [, contract] = pattern.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  if (!contract) throw new Error(`${file} does not say which contract it keeps`);
  return Number(contract);
}

function sharedBy(pick: (shared: ReturnType<typeof singletons>[string]) => string) {
  return Object.fromEntries(Object.entries(singletons()).map(([name, shared]) => [name, pick(shared)]));
}

function languagesOf(folder: string): string[] {
  return globSync(`${folder}/src/locales/*.json`, { cwd: root })
    .map((file) => file.replace(/^.*[\\/]|\.json$/g, ''))
    .sort();
}

/** Sources of a remote, and of what it carries of kit, contracts and rules, up to what the shell brings. */
function filesOf(remote: string): string[] {
  const own = globSync(`${remote}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const parts = bundledParts(remote).map((part) => `shared/ui/src/${part}.tsx`);
  const files = new Set([...own, ...parts].map((file) => join(root, file)));
  // A set that grows is gone through to its end.
  for (const file of files)
    for (const [, request = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from |import\()'(\.[^']+\.tsx?|@cabinet\/(?:contracts|domain)\/\w+)'/g,
    ))
      if (!isShared(request, dirname(file))) files.add(fileOf(request, dirname(file)));
  return [...files];
}

function fileOf(request: string, folder: string): string {
  const [, ours, name] = /^@cabinet\/(\w+)\/(\w+)$/.exec(request) ?? [];
  return name ? join(root, `shared/${ours}/src/${name}.ts`) : join(folder, request);
}

/** Names of values that a file imports of what the shell brings as one module. */
function sharedImportsOf(file: string): string[] {
  return importsOf(readFileSync(file, 'utf8')).flatMap(({ from, names }) => {
    // Each icon is made with it (`sharedImports` in webpack.ts).
    if (from === 'lucide-react') return ['createLucideIcon'];
    return isShared(from, dirname(file)) ? names : [];
  });
}

/** Names of values that a file exports. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const made = text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm);
  const passedOn = text.matchAll(/^export (\{[^}]*\})/gm);
  return [
    ...[...made].map(([, name = '']) => name),
    ...[...passedOn].flatMap(([, what = '']) => namesIn(what, 'as')),
  ];
}

/** Keys of the kit's texts that a file of it says literally. */
function kitTextsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('= useUiText()')) return [];
  return [...text.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => key);
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort();
}

/** Keys of the texts in all of a folder's namespaces, each plural form counted with its key. */
function keysIn(folder: string, language: string): string[] {
  const files = globSync(`${folder}/src/locales/**/${language}.json`, { cwd: root }).sort();
  return files.flatMap((file) => {
    const keys = keysOf(JSON.parse(readFileSync(join(root, file), 'utf8')));
    return [...new Set(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();
  });
}

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, member]) =>
    keysOf(member, path ? `${path}.${key}` : key),
  );
}
