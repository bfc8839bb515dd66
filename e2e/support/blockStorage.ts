import type { BrowserContext } from '@playwright/test';

/** Blocks all storage for the scripts of a page, as in a browser that blocks site data. */
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
