import { whereAllowed } from '@cabinet/api/whereAllowed';

type CallbackStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

declare global {
  // The build puts this in the place of keycloak-js' `globalThis.localStorage` (shell/build/config.ts).
  var callbackStorage: CallbackStorage | undefined;
}

/**
 * Gives keycloak-js a place for what belongs to a sign-in under way. Without one it takes cookies; where scripts get
 * none of these either it would fail (SE7). The page then remembers it, and after the way to the sign-in page and back
 * the hidden frame finds the session.
 */
export function provideCallbackStorage(): void {
  const hasCookies = whereAllowed(() => document.cookie) !== undefined;
  globalThis.callbackStorage = whereAllowed(() => localStorage) ?? (hasCookies ? undefined : new Memory());
}

/** What is kept are its own members, as keycloak-js expects of a storage. */
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
