import { whereAllowed } from '@cabinet/api/whereAllowed';

const KEY = 'cabinet.place';

/**
 * Saves the current path in this tab, because the identity service allows only one redirect address. Without
 * storage, the sign-in returns to the home page.
 */
export function rememberPath(): void {
  whereAllowed(() => sessionStorage.setItem(KEY, location.pathname + location.search));
}

/** Whether the sign-in page opened this page, so that the address is about to change. */
export function isReturning(): boolean {
  return whereAllowed(() => sessionStorage.getItem(KEY) !== null) ?? false;
}

/** Restores the saved path in the address bar. Call it before a router reads the address. */
export function returnToPath(): void {
  const path = whereAllowed(() => sessionStorage.getItem(KEY));
  whereAllowed(() => sessionStorage.removeItem(KEY));
  if (path?.startsWith('/my')) history.replaceState(null, '', path);
}
