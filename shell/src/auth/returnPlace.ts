const KEY = 'cabinet.place';

/** The identity service allows one redirect address, so the place to come back to waits in this tab. */
export function rememberPlace(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.search);
  } catch {
    // Storage is blocked: the sign-in then ends at home.
  }
}

/** Whether this page was opened by the sign-in page, and the address is about to change. */
export function isReturning(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Puts the remembered place into the address bar, before a router looks at it. */
export function returnToPlace(): void {
  try {
    const place = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (place?.startsWith('/my')) history.replaceState(null, '', place);
  } catch {
    // As above.
  }
}
