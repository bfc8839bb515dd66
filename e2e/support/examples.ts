import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from './portalBuilds.ts';
import { freshFolder } from './system.ts';

export const EXAMPLES = fileURLToPath(new URL('../../docs/embedding/', import.meta.url));

/** The examples of docs/embedding: one that has to be built is, when a page first asks for it. */
export function openExamples() {
  const folder = freshFolder();
  const building = new Map<string, Promise<void>>();

  return {
    /**
     * A file of an example, as it is built or as it stands there; null where there is none.
     * @param name with another React than its own behind an @
     */
    async read(name: string, file: string): Promise<string | null> {
      const build = building.get(name) ?? buildPortal(name, join(folder, name));
      building.set(name, build);
      await build;
      return readFile(join(folder, name, file), 'utf8')
        .catch(() => readFile(join(EXAMPLES, name.replace(/@.*/, ''), file), 'utf8'))
        .catch(() => null);
    },
    forget: () => rm(folder, { recursive: true }),
  };
}
