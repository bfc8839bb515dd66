import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Registry, registrySchema } from '@cabinet/contracts/registry';
import * as v from 'valibot';
import { ENTRY_FILE, entryOfRelease } from '../site/releases.ts';
import { StartError } from '../start/startError.ts';
import { bringsSchema } from './agreement.ts';
import type { Store } from './store.ts';
import { type Journal, markText, type Target } from './target.ts';

const LIST = 'my/remotes.json';
const SHELL = 'my/release.json';
const JOURNAL = 'remotes/journal.json';
const LOCK = 'remotes/lock';
/** A lock of a crashed publisher expires after this time. */
const LOCK_HOLDS_MS = 10 * 60_000;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
};
const FOR_EVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASKED = 'no-cache';

const shellSchema = v.object({ brings: bringsSchema });
const releaseSchema = v.object({ pins: v.record(v.string(), v.string()) });

/**
 * Returns the target for a cabinet that is served as static files. The list is at `my/remotes.json`, and the
 * releases are below `remotes`. The live shell's `release.json` is beside its files below `my`.
 */
export function storeTarget(store: Store, now: () => Date): Target {
  const fileOf = (name: string, version: string, file: string) => `remotes/${name}/${version}/${file}`;
  const readJson = async (path: string): Promise<unknown> => {
    const text = await store.read(path);
    try {
      return text === null ? null : JSON.parse(text);
    } catch {
      throw new StartError(`${path} in ${store.name} is broken.`);
    }
  };
  const writeJson = (path: string, content: unknown) =>
    store.write(path, Buffer.from(`${JSON.stringify(content, null, 2)}\n`), headersOf(path, ALWAYS_ASKED));

  return {
    alone: (work) => withLock(store, now, work),
    async readShell() {
      const { success, output } = v.safeParse(shellSchema, await readJson(SHELL));
      if (success) return output.brings;
      throw new StartError(
        `The live shell does not list its capabilities: ${SHELL} is missing in ${store.name}.`,
      );
    },
    async readList() {
      const json = (await readJson(LIST)) ?? { revision: '', remotes: {} };
      if (v.is(registrySchema, json)) return json as Registry;
      throw new StartError(`${LIST} in ${store.name} is broken.`);
    },
    readJournal: async () => ((await readJson(JOURNAL)) ?? {}) as Journal,
    has: async (name, version) => (await store.read(fileOf(name, version, 'release.json'))) !== null,
    readRelease: (name, version) => readJson(fileOf(name, version, 'release.json')),
    entryOf: entryOfRelease,
    async put(name, version, folder, mark) {
      for (const file of await filesOf(folder))
        await store.write(
          fileOf(name, version, file),
          file === 'release.json' ? Buffer.from(markText(mark)) : await readFile(join(folder, file)),
          headersOf(file, FOR_EVER),
        );
    },
    // Every live release was published here or is at another place, so nothing needs a copy.
    adopt: async () => undefined,
    async remove(name, version) {
      const release = v.safeParse(releaseSchema, await readJson(fileOf(name, version, 'release.json')));
      const code = release.success ? Object.keys(release.output.pins) : [ENTRY_FILE];
      for (const file of [...code, 'mf-manifest.json', 'mf-stats.json', 'release.json'])
        await store.remove(fileOf(name, version, file));
    },
    writeJournal: (journal) => writeJson(JOURNAL, journal),
    writeList: (list) => writeJson(LIST, list),
  };
}

async function withLock<T>(store: Store, now: () => Date, work: () => Promise<T>): Promise<T> {
  const since = Buffer.from(now().toISOString());
  if (!(await store.create(LOCK, since))) {
    const held = now().getTime() - Date.parse((await store.read(LOCK)) ?? '');
    if (held > LOCK_HOLDS_MS) await store.remove(LOCK);
    if (!(held > LOCK_HOLDS_MS) || !(await store.create(LOCK, since)))
      throw new StartError('Another process is publishing to this target. Try again later.');
  }
  try {
    return await work();
  } finally {
    await store.remove(LOCK);
  }
}

/**
 * Returns the files of a release, with the completion marker last. The store or its CDN compresses the files.
 */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  return [...files.filter((file) => file !== 'release.json').sort(), 'release.json'];
}

function headersOf(file: string, caching: string) {
  return { type: TYPES[extname(file)] ?? 'application/octet-stream', caching };
}
