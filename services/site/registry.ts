import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { REMOTE_CONTRACT, type Registry, registrySchema } from '@cabinet/contracts/registry';
import { safeParse } from 'valibot';
import { StartError } from '../start/startError.ts';
import { parsedFiles } from './parsedFiles.ts';
import { brokenPin, withPins } from './pins.ts';
import { readReleaseFile } from './releaseFile.ts';
import { entryOfRelease, newestRelease, type ReleaseFolders, remoteFolders } from './releases.ts';

export interface RegistryOptions extends ReleaseFolders {
  /** Called when a published list is broken. */
  onBroken?: (reason: string) => void;
}

export type ReadRegistry = () => Registry;

/**
 * Reads the live release of each remote from the published list, or from the local builds before the first
 * publication. Each call reads the list again, so publishing needs no restart. If the list breaks, the last
 * valid list stays in use.
 * @throws {StartError} the list is already broken at the start
 */
export function openRegistry({ root, dataDir, onBroken }: RegistryOptions): ReadRegistry {
  const read = () => readList({ root, dataDir });
  let last = read();

  return () => {
    try {
      last = read();
    } catch (error) {
      onBroken?.((error as Error).message);
    }
    return last;
  };
}

export function listFile(dataDir: string): string {
  return join(dataDir, 'remotes.json');
}

/**
 * Returns the current list: the published list, else the newest builds.
 * @throws {StartError} the published list is broken
 */
export function readList(folders: ReleaseFolders): Registry {
  return withPins(folders, readPublished(listFile(folders.dataDir)) ?? composeRegistry(folders.root));
}

const readPublished = parsedFiles((text, file) => {
  try {
    const json: unknown = JSON.parse(text);
    const { success, issues, output } = safeParse(registrySchema, json);
    if (!success) throw new Error(issues[0].message);
    const pin = brokenPin(output);
    if (pin !== undefined) throw new Error(`"${pin}" is not a pin of the form sha384-<base64>`);
    // Return the list unparsed, because the shell may know members that this version does not know.
    return json as Registry;
  } catch (error) {
    throw new StartError(
      `The list of remotes ${file} is broken: ${(error as Error).message}. Restore it from a backup.`,
    );
  }
});

function composeRegistry(root: string): Registry {
  const builds = remoteFolders(root).flatMap((name) => {
    const version = newestRelease(root, name);
    if (!version) return [];
    const { pages } = readReleaseFile(join(root, name, 'dist', version)).needs;
    const entry = entryOfRelease(name, version);
    return [[name, { version, entry, contract: REMOTE_CONTRACT, ...(pages && { pages }) }]];
  });
  const remotes: Registry['remotes'] = Object.fromEntries(builds);
  const hash = createHash('sha256').update(JSON.stringify(remotes)).digest('hex');
  return { revision: `built-${hash.slice(0, 12)}`, remotes };
}
