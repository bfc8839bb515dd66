import { mayComeFrom } from '@cabinet/federation/entry';
import { remoteOrigins } from '../remotes/origins.ts';
import { storedPreviews } from './stored.ts';

/** Returns the entry that replaces the live entry, or undefined without an allowed preview. */
export async function previewOf(remote: string): Promise<string | undefined> {
  const entry = new Map(storedPreviews()).get(remote);
  return entry && (await isAllowed(entry)) ? entry : undefined;
}

/** On our own origin, allows only releases. Otherwise a link could run an uploaded file as code. */
export async function isAllowed(entry: string): Promise<boolean> {
  if (!URL.canParse(entry, location.origin)) return false;
  const url = new URL(entry, location.origin);
  if (!(await mayComeFrom(url, remoteOrigins))) return false;
  return url.origin !== location.origin || url.pathname.startsWith('/remotes/');
}
