import { forgetIntents } from '@cabinet/api/intents';
import { subjectMark } from '@cabinet/api/subjectMark';
import { whereAllowed } from '@cabinet/api/whereAllowed';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';

const PREFIX = 'cabinet-draft';
/** Maximum length of a stored draft, in characters. */
const LONGEST = 10_000;
/** Maximum number of drafts in a browser. The oldest draft is deleted first. */
const MOST = 20;
/** Lifetime of a draft, in milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

interface Stored {
  /** The time of the input, in milliseconds. */
  at: number;
  value: unknown;
}

/**
 * Returns the storage key of a participant's draft. The key separates participants but does not name them.
 */
export function draftKey(subject: string, name: string): string {
  return `${PREFIX}:${subjectMark(subject)}:${name}`;
}

/** Stores a draft, if the browser allows it. */
export function keepDraft(key: string, value: unknown): void {
  const text = JSON.stringify({ at: Date.now(), value } satisfies Stored);
  if (text.length > LONGEST) return;
  whereAllowed(() => localStorage.setItem(key, text));
  remove(outdated(storedKeys()));
}

/** Returns the stored draft, or `initial`. Returns the members of a record that still fit. */
export function storedDraft<T extends string | object>(key: string, initial: T): T {
  const stored = read(key);
  if (!stored || Date.now() - stored.at > LIFETIME) return initial;
  if (typeof initial === 'string') return isAlike(stored.value, initial) ? (stored.value as T) : initial;
  const value: Record<string, unknown> = Object(stored.value);
  const members = Object.entries(initial).map(([name, member]) =>
    isAlike(value[name], member) ? [name, value[name]] : [name, member],
  );
  return Object.fromEntries(members) as T;
}

export function removeDraft(key: string): void {
  remove([key]);
}

/**
 * Deletes all drafts and intents of the signed-in participant from this browser. For an explicit sign-out.
 */
export function forgetDrafts(): void {
  const session = store.get(sessionAtom);
  forgetIntents();
  if (session) remove(storedKeys().filter((key) => key.startsWith(draftKey(session.subject, ''))));
}

/** The form may have changed since the draft. */
function isAlike(stored: unknown, initial: unknown): boolean {
  return (
    stored !== null && typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial)
  );
}

function read(key: string): Stored | null {
  const stored = whereAllowed((): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'));
  const isStored = typeof stored === 'object' && stored !== null && 'at' in stored && 'value' in stored;
  return isStored && typeof stored.at === 'number' ? { at: stored.at, value: stored.value } : null;
}

/** Returns the keys of drafts that are too old or too many. */
function outdated(keys: string[]): string[] {
  const ages = keys.map((key) => ({ key, at: read(key)?.at ?? 0 })).sort((one, other) => other.at - one.at);
  return ages.filter(({ at }, index) => index >= MOST || Date.now() - at > LIFETIME).map(({ key }) => key);
}

function storedKeys(): string[] {
  const keys = whereAllowed(() => Object.keys(localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(`${PREFIX}:`));
}

function remove(keys: string[]): void {
  whereAllowed(() => {
    for (const key of keys) localStorage.removeItem(key);
  });
}
