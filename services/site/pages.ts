import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RemotePages, remotePagesSchema } from '@cabinet/contracts/registry';
import * as v from 'valibot';

const releaseSchema = v.object({ needs: v.object({ pages: v.optional(remotePagesSchema) }) });

/** Returns the pages that a remote's build adds to §2, from its `release.json`; undefined if it adds none. */
export async function pagesOf(folder: string): Promise<RemotePages | undefined> {
  const text = await readFile(join(folder, 'release.json'), 'utf8');
  const { success, output } = v.safeParse(releaseSchema, JSON.parse(text));
  return success ? output.needs.pages : undefined;
}
