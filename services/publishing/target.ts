import type { Registry } from '@cabinet/contracts/registry';
import type { Brings } from './agreement.ts';
import type { Shelf } from './shelf.ts';

/** The publisher's data about each remote beside the list of remotes. Browsers never see it. */
export type Journal = Record<string, Omit<Shelf, 'record'>>;

/**
 * The place of releases and of the list that names the live releases: a system's data folder, or static
 * files.
 */
export interface Target {
  /** Runs the work under an exclusive lock. Refuses if another publisher holds the lock. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Returns the capabilities of the live shell. */
  readShell(): Promise<Brings>;
  /** Returns the current list of remotes. */
  readList(): Promise<Registry>;
  readJournal(): Promise<Journal>;
  /** Returns whether the files of a release are complete. */
  has(name: string, version: string): Promise<boolean>;
  /** Returns the unparsed description of a stored release; null if the release is missing. */
  readRelease(name: string, version: string): Promise<unknown>;
  /** Returns the entry URL of a release, for the list of remotes. */
  entryOf(name: string, version: string): string;
  /**
   * Uploads the files of a release. Browsers request the files only after the release is listed.
   * @param mark the content of its `release.json`
   */
  put(name: string, version: string, folder: string, mark: object): Promise<void>;
  /** Secures the files of listed releases that were never published. */
  adopt(list: Registry): Promise<void>;
  /** Deletes the files of a release. */
  remove(name: string, version: string): Promise<void>;
  writeJournal(journal: Journal): Promise<void>;
  /** Writes the list of remotes atomically. Browsers use it from then on. */
  writeList(list: Registry): Promise<void>;
}

/** Returns the text of a `release.json`. */
export function markText(mark: object): string {
  return `${JSON.stringify(mark)}\n`;
}
