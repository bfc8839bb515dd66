/** Clears the data that the shell and the remotes keep in this tab, after the sign-out (V3). */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so it is empty.
  }
}
