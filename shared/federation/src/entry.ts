import { isPin } from '@cabinet/contracts/pin';
import type { RemoteRelease } from '@cabinet/contracts/registry';

/** The release for this browser. */
export interface Chosen extends RemoteRelease {
  /** The release is not published, so it has no pin. */
  isPreview?: boolean;
}

/** The code that starts a remote. */
export interface Entry {
  url: string;
  /** The integrity hash, which the browser checks. Null for a preview. */
  integrity: string | null;
}

/**
 * Returns the entry of a release if it may run here. A release needs a pin (C1) and an allowed origin (C3).
 * Does not load the manifest beside it, because a manifest may contain code (F6).
 * @param fresh adds a new query for a second attempt, because a browser queues requests behind a request that
 * hangs
 * @param origins origins besides the page's own
 * @throws the reason why the entry may not run
 */
export async function trustedEntry(
  { entry, integrity, isPreview }: Chosen,
  fresh: boolean,
  origins: () => Promise<string[]>,
): Promise<Entry> {
  const url = new URL(entry, location.origin);
  if (!(await mayComeFrom(url, origins)))
    throw new Error(`${url.origin} is not an allowed origin: add it to REMOTE_ORIGINS`);
  if (!isPreview && !isPin(integrity))
    throw new Error(integrity ? 'its pin is not a SHA-384 hash' : 'it has no pin');
  url.pathname = url.pathname.replace(/mf-manifest\.json$/, 'remoteEntry.js');
  if (fresh) url.searchParams.set('retry', Date.now().toString(36));
  return { url: url.href, integrity: integrity ?? null };
}

/** Whether a remote's code may come from this address (C3). */
export async function mayComeFrom(url: URL, origins: () => Promise<string[]>): Promise<boolean> {
  if (!/^https?:$/.test(url.protocol)) return false;
  return url.origin === location.origin || (await origins()).includes(url.origin);
}
