import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './store.ts';

/** A store in the root folder of any web server. */
export function folderStore(root: string): Store {
  const layAside = async (path: string, content: Buffer) => {
    const file = join(root, path);
    const aside = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, content);
    return { file, aside };
  };

  return {
    name: root,
    read: (path) => readFile(join(root, path), 'utf8').catch(() => null),
    async write(path, content) {
      const { file, aside } = await layAside(path, content);
      await rename(aside, file);
    },
    async create(path, content) {
      const { file, aside } = await layAside(path, content);
      // Creating a link is atomic.
      const isMade = await link(aside, file).then(
        () => true,
        () => false,
      );
      await rm(aside);
      return isMade;
    },
    remove: (path) => rm(join(root, path), { force: true }),
  };
}
