import { currentScope } from './settings.ts';
import { subjectMark } from './subjectMark.ts';
import { whereAllowed } from './whereAllowed.ts';

/** A write that must happen once: its data, and the key that makes it one effect (L3). */
export interface Intent<T> {
  key: string;
  input: T;
}

interface Stored extends Intent<unknown> {
  /** The time of creation, in milliseconds. */
  at: number;
}

const PREFIX = 'cabinet-intent';
/**
 * The lifetime of an intent, in milliseconds. The services store a key for at least a day (CONTRACT §6). An
 * older key could cause a second effect.
 */
const LIFETIME = 23 * 60 * 60 * 1000;

/**
 * Returns the open intent of this name, from this tab, another tab, or before a reload. Its outcome is
 * unknown.
 */
export function openIntent<T>(name: string): Intent<T> | null {
  const stored = whereAllowed((): unknown => JSON.parse(localStorage.getItem(storageKey(name)) ?? 'null'));
  return isStored(stored) && Date.now() - stored.at < LIFETIME
    ? { key: stored.key, input: stored.input as T }
    : null;
}

/** Stores an intent before its first request, so that an interruption cannot lose it (N2). */
export function keepIntent(name: string, intent: Intent<unknown>): void {
  const stored: Stored = { ...intent, at: Date.now() };
  whereAllowed(() => localStorage.setItem(storageKey(name), JSON.stringify(stored)));
}

/**
 * Deletes an intent with a known outcome, or an intent that is discarded. Keeps another tab's intent of this
 * name.
 */
export function dropIntent(name: string, { key }: Intent<unknown>): void {
  if (openIntent(name)?.key === key) whereAllowed(() => localStorage.removeItem(storageKey(name)));
}

/** Deletes all intents of the signed-in person from this browser. For an explicit sign-out (V3). */
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
