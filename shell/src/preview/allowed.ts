import { mayComeFrom } from '@cabinet/federation/entry';
import { remoteOrigins } from '../remotes/origins.ts';
import { storedPreviews } from './stored.ts';

/** The entry to load instead of the live one; a preview that may not be shown is as good as none. */
export async function previewOf(remote: string): Promise<string | undefined> {
  const entry = new Map(storedPreviews()).get(remote);
  return entry && (await isAllowed(entry)) ? entry : undefined;
}

/** Of our own origin only what is a release: nobody's upload becomes code by a link. */
export async function isAllowed(entry: string): Promise<boolean> {
  if (!URL.canParse(entry, location.origin)) return false;
  const url = new URL(entry, location.origin);
  if (!(await mayComeFrom(url, remoteOrigins))) return false;
  return url.origin !== location.origin || url.pathname.startsWith('/remotes/');
}
