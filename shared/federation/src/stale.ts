/**
 * Whether the page is stale: a file of its own release no longer exists (§2 stale-page load error). Matches
 * webpack's error messages.
 */
export function isStalePage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message)) return true;
  return isStalePage(error.cause);
}
