import type { BrowserContext } from '@playwright/test';

/** Nothing that a page could keep is open to its scripts, as in a browser whose owner blocks site data. */
export async function blockStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
  });
}
