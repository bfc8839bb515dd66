import { randomUUID } from 'node:crypto';
import { access, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { DataFolderInUse, lockDataFolder } from '../kit/dataLock.ts';
import { listFile, readList } from '../site/registry.ts';
import { entryOfRelease, newestRelease, publishedFolder, type ReleaseFolders } from '../site/releases.ts';
import { StartError } from '../start/startError.ts';
import { bringsSchema } from './agreement.ts';
import { type Journal, markText, type Target } from './target.ts';

const shellSchema = v.pipe(v.string(), v.parseJson(), v.object({ brings: bringsSchema }));

/** The data folder of a system, which may be running. Releases are below `remotes`, beside the list. */
export function folderTarget(folders: ReleaseFolders): Target {
  const { root, dataDir } = folders;
  const remotes = join(dataDir, 'remotes');
  const journal = join(remotes, 'journal.json');
  const folderOf = (name: string, version: string) => publishedFolder(dataDir, name, version);

  const isPublished = (name: string, version: string) =>
    isThere(join(folderOf(name, version), 'release.json'));

  const put = async (name: string, version: string, from: string, mark?: object) => {
    const folder = folderOf(name, version);
    const aside = `${folder}.${randomUUID()}`;
    await cp(from, aside, { recursive: true });
    if (mark) await writeFile(join(aside, 'release.json'), markText(mark));
    await rm(folder, { recursive: true, force: true });
    await rename(aside, folder);
  };

  return {
    async alone(work) {
      await mkdir(remotes, { recursive: true });
      const release = lockPublishing(remotes);
      try {
        return await work();
      } finally {
        release();
      }
    },
    async readShell() {
      const version = newestRelease(root, 'shell');
      if (!version) throw new StartError('No shell is live. Run "npm start" to build it.');
      const text = await readFile(join(root, 'shell/dist', version, 'release.json'), 'utf8');
      const { success, output } = v.safeParse(shellSchema, text);
      if (success) return output.brings;
      throw new StartError(
        `The live shell ${version} does not list its capabilities. Run "npm start" to build it again.`,
      );
    },
    readList: async () => readList(folders),
    async readJournal() {
      const text = await readFile(journal, 'utf8').catch(() => '{}');
      try {
        return JSON.parse(text) as Journal;
      } catch {
        throw new StartError(
          `The journal ${journal} is damaged. Restore it from a backup, or remove it. Without it, only the live releases are known.`,
        );
      }
    },
    has: isPublished,
    async readRelease(name, version) {
      const file = join(folderOf(name, version), 'release.json');
      const text = await readFile(file, 'utf8').catch(() => 'null');
      try {
        return JSON.parse(text);
      } catch {
        throw new StartError(`${file} is damaged. Publish ${name} again.`);
      }
    },
    entryOf: entryOfRelease,
    put,
    async adopt({ remotes: listed }) {
      for (const [name, { version, entry }] of Object.entries(listed)) {
        const isOurs = entry === entryOfRelease(name, version) && !(await isPublished(name, version));
        const built = join(root, name, 'dist', version);
        if (isOurs && (await isThere(built))) await put(name, version, built);
      }
    },
    async remove(name, version) {
      const folder = folderOf(name, version);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    },
    writeJournal: (content) => writeAtomically(journal, content),
    writeList: (list) => writeAtomically(listFile(dataDir), list),
  };
}

function lockPublishing(folder: string): () => void {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    throw new StartError(`Process ${error.pid} is publishing to this folder. Try again later.`);
  }
}

/** Writes a file atomically, so that concurrent readers never get a partial file. */
async function writeAtomically(file: string, content: unknown): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, `${JSON.stringify(content, null, 2)}\n`);
  await rename(aside, file);
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
