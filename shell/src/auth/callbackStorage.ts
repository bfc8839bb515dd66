import { whereAllowed } from '@cabinet/api/whereAllowed';

/**
 * Gives keycloak-js a place for what belongs to a sign-in under way: without `localStorage` it takes cookies, and where
 * scripts get neither it fails (SE7). The page is the storage then. It remembers less than a browser does, but after the
 * way to the sign-in page and back the hidden frame finds the session.
 */
export function provideCallbackStorage(): void {
  const hasStorage = whereAllowed(() => localStorage) !== undefined;
  const hasCookies = whereAllowed(() => document.cookie) !== undefined;
  if (hasStorage || hasCookies) return;
  Object.defineProperty(globalThis, 'localStorage', { value: new Memory(), configurable: true });
}

type CallbackStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept are its own members, as those of a storage are. */
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
