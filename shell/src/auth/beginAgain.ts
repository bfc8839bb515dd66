/** Loads the page anew; the promise never ends. */
export function beginAgain(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}

/** A page that the browser has kept for Back shows nothing before it is known who is signed in by then (SE7). */
export function beginAgainOnReturn(): void {
  addEventListener('pagehide', () => {
    document.documentElement.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void beginAgain();
  });
}
