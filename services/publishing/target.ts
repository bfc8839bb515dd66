import type { Registry } from '@cabinet/contracts/registry';
import type { Brings } from './agreement.ts';
import type { Shelf } from './shelf.ts';

/** What the publisher remembers of each remote beside the list of remotes; browsers never see it. */
export type Journal = Record<string, Omit<Shelf, 'record'>>;

/** Where releases lie, and the list that says which of them is live: a system's data folder, or static files. */
export interface Target {
  /** Runs the work while no other publisher can; refuses where another one is at work. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** What the live shell brings. */
  readShell(): Promise<Brings>;
  /** The list that is in force. */
  readList(): Promise<Registry>;
  readJournal(): Promise<Journal>;
  /** Whether these files are there, whole. */
  has(name: string, version: string): Promise<boolean>;
  /** What a release that lies there says of itself, unread; null where there is none. */
  readRelease(name: string, version: string): Promise<unknown>;
  /** What the list will say of a release, so that the shell can load it. */
  entryOf(name: string, version: string): string;
  /**
   * Lays the files of a release there; until it is listed nobody asks for them.
   * @param mark the content of its `release.json`
   */
  put(name: string, version: string, folder: string, mark: object): Promise<void>;
  /** Makes sure of the files of whatever is listed without having been published. */
  adopt(list: Registry): Promise<void>;
  /** Takes the files of a release away. */
  remove(name: string, version: string): Promise<void>;
  writeJournal(journal: Journal): Promise<void>;
  /** From here on browsers get what the list says: all of it or nothing. */
  writeList(list: Registry): Promise<void>;
}

/** The content of a `release.json`. */
export function markText(mark: object): string {
  return `${JSON.stringify(mark)}\n`;
}
