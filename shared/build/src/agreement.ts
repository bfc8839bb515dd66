import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  ENTRY_TYPES,
  EXPOSES,
  REMOTE_CONTRACT,
  type RemotePages,
  remotePagesSchema,
} from '@cabinet/contracts/registry';
import { sharedOf } from '@cabinet/remote-preset/shared';
import { parseSync, Visitor } from 'oxc-parser';
import { parse } from 'valibot';
import type { Compilation, Dependency } from 'webpack';
import { fileOf, packageJson, root } from './workspace.ts';

/** The official runtime, which the host has on the page, loads containers (docs/decisions/002). */
const PROTOCOL = 'module-federation';

/** Webpack's name for a module that the host provides. */
const CONSUMED = 'consume-shared-module';

/** Scope of our packages that the shell provides. Their exports are compared by name. */
const OURS = '@cabinet/';

/**
 * Describes what the shell provides to remotes, for its `release.json`.
 * @param versions of the shared modules, by name
 * @param taken first segments of the addresses that the cabinet uses
 */
export function bringsOfShell(
  { moduleGraph, modules }: Compilation,
  versions: Record<string, string>,
  taken: string[],
): object {
  const exports = Object.keys(versions)
    .filter((name) => name.startsWith(OURS))
    .flatMap((name) => {
      const index = fileOf(name);
      const module = [...modules].find((candidate) => candidate.nameForCondition() === index);
      const names = module && moduleGraph.getProvidedExports(module);
      if (!Array.isArray(names)) throw new Error(`webpack does not list the exports of ${index}`);
      return names.map((exported) => `${name} ${exported}`);
    });
  const brings = {
    contract: REMOTE_CONTRACT,
    protocol: PROTOCOL,
    shared: versions,
    exports: exports.toSorted(),
    languages: languagesOf('shell'),
    taken,
    entryTypes: ENTRY_TYPES,
    exposes: EXPOSES,
  };
  return { brings };
}

/** Describes what a remote requires from the shell, for its `release.json`. */
export function needsOfRemote(compilation: Compilation, remote: string): object {
  const counts = languagesOf(remote).map((language) => [language, keysIn(remote, language).length]);
  const needs = {
    contract: contractOf(remote),
    protocol: PROTOCOL,
    shared: rangesOf(remote),
    imports: importsOfShared(compilation),
    texts: Object.fromEntries(counts),
    pages: pagesOf(remote),
  };
  return { needs };
}

/** Reads the pages that a remote adds to those of §2. */
export function pagesOf(remote: string): RemotePages | undefined {
  const file = join(root, remote, 'pages.json');
  return existsSync(file) ? parse(remotePagesSchema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Version ranges of the modules that the remote takes from the shell, by name. */
function rangesOf(remote: string): Record<string, string> {
  const entries = Object.entries(sharedOf({ ...packageJson(remote), name: remote }));
  return Object.fromEntries(entries.map(([name, { requiredVersion }]) => [name, requiredVersion]));
}

/** Exports of our shared packages that the remote's modules import, such as `@cabinet/ui Button`. */
function importsOfShared({ moduleGraph, modules }: Compilation): string[] {
  const names = [...modules].flatMap((module) => {
    const [, , name = ''] = module.type === CONSUMED ? module.identifier().split('|') : [];
    if (!name.startsWith(OURS)) return [];
    return [...moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) => {
      const [imported] = (dependency as (Dependency & { ids?: string[] }) | null)?.ids ?? [];
      return imported ? [`${name} ${imported}`] : [];
    });
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
  if (typeof contract !== 'number') throw new Error(`${file} does not name its contract`);
  return contract;
}

function languagesOf(folder: string): string[] {
  const files = globSync(`${folder}/src/locales/*.json`, { cwd: root });
  return files.map((file) => basename(file, '.json')).sort();
}

function sorted(names: string[]): string[] {
  return [...new Set(names)].sort();
}

/** Keys of the texts in all namespaces of a folder. The plural forms of a key count once. */
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
