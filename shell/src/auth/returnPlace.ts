const KEY = 'cabinet.place';

/** Saves the current place in this tab, because the identity service allows only one redirect address. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Storage is blocked: the sign-in then returns to the home page.
  }
}

/** Whether the sign-in page opened this page, so that the address is about to change. */
export function isReturning(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Restores the saved place in the address bar. Call it before a router reads the address. */
export function returnToPlace(): void {
  try {
    const place = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (place?.startsWith('/my')) history.replaceState(null, '', place);
  } catch {
    // Storage is blocked: the address stays.
  }
}
