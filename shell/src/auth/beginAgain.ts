/** Reloads the page. The promise never settles. */
export function beginAgain(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/**
 * Hides the page before the browser caches it. Reloads it on Back, because another person may be signed in
 * (SE7).
 */
export function beginAgainOnReturn(): void {
  addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void beginAgain();
  });
}
