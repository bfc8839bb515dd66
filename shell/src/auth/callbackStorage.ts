import { whereAllowed } from '@cabinet/api/whereAllowed';

/**
 * Gives keycloak-js a storage for the state of a sign-in in progress. Without `localStorage`, keycloak-js
 * uses cookies. If the browser blocks both, keycloak-js fails (SE7), so the page itself becomes the storage.
 * This storage is empty after the visit to the sign-in page, but the hidden frame then finds the session.
 */
export function provideCallbackStorage(): void {
  const hasStorage = whereAllowed(() => localStorage) !== undefined;
  const hasCookies = whereAllowed(() => document.cookie) !== undefined;
  if (hasStorage || hasCookies) return;
  Object.defineProperty(globalThis, 'localStorage', { value: new Memory(), configurable: true });
}

type CallbackStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stored values are own properties of the object, as in a `Storage`. */
class Memory implements CallbackStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}
