/** Reloads the page. The promise never settles. */
export function beginAgain(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** Hides a page from the back/forward cache until the cabinet knows who is signed in (SE7). */
export function beginAgainOnReturn(): void {
  addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void beginAgain();
  });
}
