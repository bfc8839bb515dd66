/**
 * Whether the page is older than what is served: a file of its own release is gone (§2 stale-page load error). The
 * words are webpack's.
 */
export function isStalePage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(error.message)) return true;
  return isStalePage(error.cause);
}
