import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PortalServer, startNext } from './frameworks.ts';
import { buildPortal } from './portalBuilds.ts';
import { freshFolder } from './system.ts';

export const EXAMPLES = fileURLToPath(new URL('../../docs/embedding/', import.meta.url));

/** Serves the examples of docs/embedding. Builds an example when a page first requests it. */
export function openExamples() {
  const folder = freshFolder();
  const building = new Map<string, Promise<void>>();
  let starting: Promise<PortalServer> | null = null;

  return {
    /** Returns the origin of the Next.js example. Builds and starts its server at the first call. */
    async originOfNext(): Promise<string> {
      starting ??= startNext('next');
      return (await starting).origin;
    },
    /**
     * Returns a file of an example, built or original, or null if the file does not exist.
     * @param name of the example; a suffix such as `@18` selects another React
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
      // If the server did not start, the test that requested it has already failed.
      const server = await starting?.catch(() => null);
      await server?.stop();
      await rm(folder, { recursive: true });
    },
  };
}
