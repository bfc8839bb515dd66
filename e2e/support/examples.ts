import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PortalServer, startNext } from './frameworks.ts';
import { buildPortal } from './portalBuilds.ts';
import { freshFolder } from './system.ts';

export const EXAMPLES = fileURLToPath(new URL('../../docs/embedding/', import.meta.url));

/** The examples of docs/embedding: one that has to be built is, when a page first asks for it. */
export function openExamples() {
  const folder = freshFolder();
  const building = new Map<string, Promise<void>>();
  let starting: Promise<PortalServer> | null = null;

  return {
    /** Where the server of the Next.js example listens; it is built and started when a page first asks for it. */
    async originOfNext(): Promise<string> {
      starting ??= startNext('next');
      return (await starting).origin;
    },
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
    async forget(): Promise<void> {
      // If the server did not start, the test that asked for it has failed already.
      const server = await starting?.catch(() => null);
      await server?.stop();
      await rm(folder, { recursive: true });
    },
  };
}
