const KEY = 'cabinet.left';

/** The participant has left the programme: the next page of this tab says so, instead of asking to sign in. */
export function rememberLeft(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked: the sign-in page comes at once.
  }
}

export function hasLeft(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetLeft(): void {
  sessionStorage.removeItem(KEY);
}
