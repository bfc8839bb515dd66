/** Nothing that shell or remotes kept in this tab stays behind after the sign-out (V3). */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing is in it.
  }
}
