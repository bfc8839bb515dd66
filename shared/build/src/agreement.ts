import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledParts, singletons } from './singletons.ts';
import { root } from './workspace.ts';

/** What an application's `release.json` says of it: the shell what it brings, a remote what it needs of the shell. */
export function agreementOf(folder: string): object {
  return folder === 'shell' ? { brings: bringsOfShell() } : { needs: needsOf(folder) };
}

function bringsOfShell() {
  return {
    contract: contractIn('shared/contracts/src/registry.ts', /REMOTE_CONTRACT = (\d+)/),
    shared: sharedBy(({ version }) => version),
    languages: languagesOf('shell'),
    kitTexts: keysIn('shared/ui', 'ru'),
  };
}

function needsOf(remote: string) {
  const counts = languagesOf(remote).map((language) => [language, keysIn(remote, language).length]);
  return {
    contract: contractIn(`${remote}/src/remote.tsx`, /export const contract = (\d+)/),
    shared: sharedBy(({ requiredVersion }) => requiredVersion),
    texts: Object.fromEntries(counts),
    kitTexts: [...new Set(bundledParts(remote).flatMap(kitTextsOf))].sort(),
  };
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

/** Keys that a part of the kit says literally. */
function kitTextsOf(part: string): string[] {
  const file = join(root, `shared/ui/src/${part}.tsx`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!text.includes("useTranslation('ui')")) return [];
  return [...text.matchAll(/\bt\('([\w.]+)'/g)].map(([, key = '']) => key);
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
