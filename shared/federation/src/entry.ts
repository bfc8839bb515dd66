import { isPin } from '@cabinet/contracts/pin';
import type { RemoteRelease } from '@cabinet/contracts/registry';

/** A release that this browser is to get. */
export interface Chosen extends RemoteRelease {
  /** Nobody has published it: there is no pin of it. */
  isPreview?: boolean;
}

/** The code that a remote starts with. */
export interface Entry {
  url: string;
  /** The hash that it must have, checked by the browser; null for a preview. */
  integrity: string | null;
}

/**
 * Where the code of a release lies, if it may run here: with a pin (C1) and from an origin that is allowed (C3). The
 * manifest beside it is not fetched: it may carry code of its own (F6).
 * @param fresh gives a second try an address of its own, because a browser queues requests behind one that hangs
 * @param origins origins besides the page's own
 * @throws why it may not run
 */
export async function trustedEntry(
  { entry, integrity, isPreview }: Chosen,
  fresh: boolean,
  origins: () => Promise<string[]>,
): Promise<Entry> {
  const url = new URL(entry, location.origin);
  if (!(await mayComeFrom(url, origins)))
    throw new Error(`${url.origin} is not an allowed origin of remotes`);
  if (!isPreview && !isPin(integrity)) throw new Error(integrity ? 'its pin is not a hash' : 'it has no pin');
  url.pathname = url.pathname.replace(/mf-manifest\.json$/, 'remoteEntry.js');
  if (fresh) url.searchParams.set('retry', Date.now().toString(36));
  return { url: url.href, integrity: integrity ?? null };
}

/** Whether a remote's code may come from there (C3). */
export async function mayComeFrom(url: URL, origins: () => Promise<string[]>): Promise<boolean> {
  if (!/^https?:$/.test(url.protocol)) return false;
  return url.origin === location.origin || (await origins()).includes(url.origin);
}
