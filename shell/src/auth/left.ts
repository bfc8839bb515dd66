const KEY = 'cabinet.left';

/**
 * Records that the participant has left the programme. The next page of this tab then says so and does not
 * redirect to the sign-in page.
 */
export function rememberLeft(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Storage is blocked: the cabinet redirects to the sign-in page at once.
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
