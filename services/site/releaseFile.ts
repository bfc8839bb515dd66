import { join } from 'node:path';
import { remotePagesSchema } from '@cabinet/contracts/registry';
import * as v from 'valibot';
import { parsedFiles } from './parsedFiles.ts';

const fileSchema = v.object({
  /** The integrity hashes of the files. Old releases have none. */
  pins: v.optional(v.record(v.string(), v.string()), {}),
  needs: v.optional(
    v.object({
      /** The pages that the remote adds to §2. */
      pages: v.fallback(v.optional(remotePagesSchema), undefined),
      manifest: v.optional(v.object({ pinsFiles: v.optional(v.boolean(), false) })),
    }),
    {},
  ),
});
export type ReleaseFile = v.InferOutput<typeof fileSchema>;

const NOTHING: ReleaseFile = { pins: {}, needs: {} };
const read = parsedFiles((text) => v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text));

/** Returns the `release.json` of a release's folder. Nothing is known of a release without a valid file. */
export function readReleaseFile(folder: string): ReleaseFile {
  const file = read(join(folder, 'release.json'));
  return file?.success ? file.output : NOTHING;
}
