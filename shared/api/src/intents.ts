import { currentScope } from './settings.ts';
import { subjectMark } from './subjectMark.ts';
import { whereAllowed } from './whereAllowed.ts';

/** What somebody wants to be written once: what is sent, under the key that makes it one effect (L3). */
export interface Intent<T> {
  key: string;
  input: T;
}

interface Stored extends Intent<unknown> {
  /** When it was made, in milliseconds. */
  at: number;
}

const PREFIX = 'cabinet-intent';
/** The services know a key for a day at least (CONTRACT §6); an older one could be a second effect. */
const LIFETIME = 23 * 60 * 60 * 1000;

/** The intent of this name whose outcome nobody knows yet, made in this tab, in another one or before a reload. */
export function openIntent<T>(name: string): Intent<T> | null {
  const stored = whereAllowed((): unknown => JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null'));
  return isStored(stored) && Date.now() - stored.at < LIFETIME
    ? { key: stored.key, input: stored.input as T }
    : null;
}

/** Keeps an intent before it is sent for the first time, so that nothing can come between (N2). */
export function keepIntent(name: string, intent: Intent<unknown>): void {
  const stored: Stored = { ...intent, at: Date.now() };
  whereAllowed(() => localStorage.setItem(storageKey(name), JSON.stringify(stored)));
}

/** Its outcome is known, or it is not wanted any more. Another one of this name, another tab's, stays. */
export function dropIntent(name: string, { key }: Intent<unknown>): void {
  if (openIntent(name)?.key === key) whereAllowed(() => localStorage.removeItem(storageKey(name)));
}

/** Nothing that the signed-in person wanted stays in this browser: for an explicit sign-out (V3). */
export function forgetIntents(): void {
  const own = storageKey('');
  whereAllowed(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
  });
}

function storageKey(name: string): string {
  return `${PREFIX}:${subjectMark(currentScope()?.subject ?? '')}:${name}`;
}

function isStored(stored: unknown): stored is Stored {
  if (typeof stored !== 'object' || stored === null || !('input' in stored)) return false;
  return 'key' in stored && typeof stored.key === 'string' && 'at' in stored && typeof stored.at === 'number';
}
