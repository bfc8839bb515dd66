import { createHash } from 'node:crypto';
import { Conflict } from './errors.ts';

const CHANGED = {
  error: 'Эти данные уже изменились. Посмотри, что сейчас, и реши заново.',
  errorCode: 'changed',
};

/** Names a content: the same content has the same version, another one another (docs/decisions/024). */
export function versionOf(content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

export interface VersionCheck {
  /** What the writer saw: null for nothing; undefined for a client that does not say, and is not checked. */
  seen: string | null | undefined;
  /** What is there, with the row locked until the transaction ends; null for nothing. */
  now: string | null;
  /** What is written. A writer who wants what is there already has no conflict. */
  wanted?: string | null;
}

/**
 * Lets a write pass that was made of what is there.
 * @param current the answer to a read, for the writer who came second
 * @throws {Conflict} somebody else has written meanwhile
 */
export function insistOnVersion({ seen, now, wanted }: VersionCheck, current: object): void {
  if (seen === undefined || seen === now || wanted === now) return;
  throw new Conflict({ ...CHANGED, current });
}
