import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentOptions, documents } from './document.ts';
import { readPins } from './pins.ts';
import { openRegistry, type ReadRegistry, type RegistryOptions } from './registry.ts';
import { newestRelease } from './releases.ts';

export type PagesOptions = RegistryOptions & Omit<DocumentOptions, 'readRegistry'>;

/** The list of remotes, and the pages that contain it. */
export interface Pages {
  readRegistry: ReadRegistry;
  documentFor: ReturnType<typeof documents>;
  /** Rejects with the reason while browsers cannot open the home page. */
  check(): Promise<void>;
}

/** @throws {StartError} the list of remotes is already broken */
export function openPages(options: PagesOptions): Pages {
  const { root, dataDir, config } = options;
  const readRegistry = openRegistry(options);
  const documentFor = documents({ root, dataDir, config, readRegistry });

  async function check(): Promise<void> {
    const release = newestRelease(root, 'shell');
    if (!release) throw new Error('the shell is not built');
    const document = await documentFor('/my/').catch(() => null);
    if (!document) throw new Error(`the page of the shell ${release} cannot be made`);
    const files = Object.keys(readPins({ root, dataDir }, 'shell', release));
    for (const file of ['index.html', ...files]) {
      await access(join(root, 'shell/dist', release, file), constants.R_OK).catch(() => {
        throw new Error(`${file} of the shell ${release} is missing or unreadable`);
      });
    }
  }
  return { readRegistry, documentFor, check };
}
