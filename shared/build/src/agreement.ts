import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { REMOTE_CONTRACT, type RemotePages, remotePagesSchema } from '@cabinet/contracts/registry';
import { parseSync, Visitor } from 'oxc-parser';
import { parse } from 'valibot';
import type { Compilation, Dependency, Module } from 'webpack';
import { SHARED_FILE, SHARED_MODULE, singletons } from './singletons.ts';
import { root } from './workspace.ts';

/** Between a container and its host there is webpack's protocol and no runtime (docs/decisions/002). */
const PROTOCOL = 'webpack';

/**
 * What the shell brings to remotes, for its `release.json`.
 * @param taken first segments of addresses where the cabinet has something
 */
export function bringsOfShell(compilation: Compilation, taken: string[]): object {
  const { moduleGraph, modules } = compilation;
  const shared = [...modules].find((module) => module.nameForCondition() === SHARED_FILE);
  const exports = shared && moduleGraph.getProvidedExports(shared);
  if (!Array.isArray(exports)) throw new Error(`webpack does not know what ${SHARED_FILE} exports`);
  const brings = {
    contract: REMOTE_CONTRACT,
    protocol: PROTOCOL,
    shared: sharedBy(({ version }) => version),
    exports: exports.toSorted(),
    languages: languagesOf('shell'),
    kitTexts: keysIn('shared/ui', 'ru'),
    taken,
  };
  return { brings };
}

/** What a remote needs of the shell, for its `release.json`. */
export function needsOfRemote(compilation: Compilation, remote: string): object {
  const counts = languagesOf(remote).map((language) => [language, keysIn(remote, language).length]);
  const files = [...compilation.modules].map((module) => module.nameForCondition() ?? '');
  const kit = files.filter((file) => file.startsWith(join(root, 'shared/ui/src')) && file.endsWith('.tsx'));
  const needs = {
    contract: contractOf(remote),
    protocol: PROTOCOL,
    shared: sharedBy(({ requiredVersion }) => requiredVersion),
    imports: importsOfShared(compilation),
    texts: Object.fromEntries(counts),
    kitTexts: sorted(kit.flatMap(kitTextsOf)),
    pages: pagesOf(remote),
  };
  return { needs };
}

/** Pages that a remote brings beyond §2. */
export function pagesOf(remote: string): RemotePages | undefined {
  const file = join(root, remote, 'pages.json');
  return existsSync(file) ? parse(remotePagesSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Names that the remote's modules use of the module that the shell shares. */
function importsOfShared({ moduleGraph, modules }: Compilation): string[] {
  const isShared = (module: Module) => module.identifier().includes(`|${SHARED_MODULE}|`);
  const connections = [...modules]
    .filter(isShared)
    .flatMap((module) => [...moduleGraph.getIncomingConnections(module)]);
  const names = connections.flatMap(({ dependency }) => {
    const [name] = (dependency as (Dependency & { ids?: string[] }) | null)?.ids ?? [];
    return name ? [name] : [];
  });
  return sorted(names);
}

/** The number that `src/remote.tsx` exports as `contract`. */
function contractOf(remote: string): number {
  const file = join(root, remote, 'src/remote.tsx');
  let contract: unknown;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === 'contract' && init?.type === 'Literal')
        contract = init.value;
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  if (typeof contract !== 'number') throw new Error(`${file} does not say which contract it keeps`);
  return contract;
}

/** Keys of the kit's texts that a part of the kit asks for literally. */
function kitTextsOf(file: string): string[] {
  const keys: string[] = [];
  let asksKit = false;
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'useUiText') asksKit = true;
      if (callee.name === 't' && first?.type === 'Literal') keys.push(String(first.value));
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return asksKit ? keys : [];
}

function sharedBy(pick: (shared: ReturnType<typeof singletons>[string]) => string) {
  return Object.fromEntries(Object.entries(singletons()).map(([name, shared]) => [name, pick(shared)]));
}

function languagesOf(folder: string): string[] {
  const files = globSync(`${folder}/src/locales/*.json`, { cwd: root });
  return files.map((file) => basename(file, '.json')).sort();
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort();
}

/** Keys of the texts in all of a folder's namespaces, each plural form counted with its key. */
function keysIn(folder: string, language: string): string[] {
  const files = globSync(`${folder}/src/locales/**/${language}.json`, { cwd: root }).sort();
  return files.flatMap((file) => {
    const keys = keysOf(JSON.parse(readFileSync(join(root, file), 'utf8')));
    return sorted(keys.map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
  });
}

function keysOf(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  return Object.entries(value as object).flatMap(([key, member]) =>
    keysOf(member, path ? `${path}.${key}` : key),
  );
}
