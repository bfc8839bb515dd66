import { createHash } from 'node:crypto';
import { Conflict } from './errors.ts';

const CHANGED = {
  error: 'Эти данные уже изменились. Посмотри, что сейчас, и реши заново.',
  errorCode: 'changed',
};

/**
 * Returns a version of a content. Equal contents have equal versions; different contents have different
 * versions (docs/decisions/024).
 */
export function versionOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

export interface VersionCheck {
  /** The version that the writer read. Null means nothing; undefined skips the check for older clients. */
  seen: string | null | undefined;
  /** The current version, with the row locked until the transaction ends; null means nothing. */
  now: string | null;
  /** The version of the new content. Writing the current content is not a conflict. */
  wanted?: string | null;
}

/**
 * Accepts a write that is based on the current content.
 * @param current the current content, for the writer who lost
 * @throws {Conflict} another writer has changed the content meanwhile
 */
export function insistOnVersion({ seen, now, wanted }: VersionCheck, current: object): void {
  if (seen === undefined || seen === now || wanted === now) return;
  throw new Conflict({ ...CHANGED, current });
}
