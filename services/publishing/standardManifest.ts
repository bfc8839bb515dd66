import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The manifest of @module-federation/enhanced, Rspack and the Vite plug-in. */
export const MANIFEST_FILE = 'mf-manifest.json';

const paths = v.optional(v.array(v.string()), []);
const files = v.optional(v.object({ sync: paths, async: paths }), {});
const assets = v.optional(v.object({ js: files, css: files }), {});
type Assets = v.InferOutput<typeof assets>;

const manifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    buildInfo: v.optional(v.object({ buildVersion: v.optional(v.string(), '') }), {}),
    remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), ''), type: v.string() }),
    publicPath: v.optional(v.string()),
    getPublicPath: v.optional(v.string()),
  }),
  shared: v.optional(
    v.array(
      v.object({
        name: v.string(),
        /** Bundlers write `false` for any version. */
        requiredVersion: v.nullish(v.union([v.string(), v.boolean()])),
        singleton: v.optional(v.boolean(), false),
        assets,
      }),
    ),
    [],
  ),
  exposes: v.array(v.object({ name: v.string(), path: v.optional(v.string()), assets })),
});

/** The content of a standard manifest. */
export type StandardManifest = v.InferOutput<typeof manifestSchema>;

const textSchema = v.pipe(v.string(), v.parseJson(), manifestSchema);

/** Returns the manifest of a build; null if the manifest is missing or invalid. */
export async function readManifest(folder: string): Promise<StandardManifest | null> {
  return manifestIn(await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => ''));
}

function manifestIn(text: string): StandardManifest | null {
  const { success, output } = v.safeParse(textSchema, text);
  return success ? output : null;
}

/** Returns every file that a manifest names, by its path below the manifest's folder. */
export function filesNamedIn(text: Buffer): string[] {
  const manifest = manifestIn(text.toString());
  if (!manifest) return [];
  return [...manifest.exposes, ...manifest.shared].flatMap((each) => filesOf(each.assets));
}

/** Returns all files of one exposed or shared module. */
export function filesOf({ js, css }: Assets): string[] {
  return [js, css].flatMap((kind) => [...(kind?.sync ?? []), ...(kind?.async ?? [])]);
}

/** Returns the path that a host uses for an exposed module: `./remote`. */
export function exposedPath({ name, path }: { name: string; path?: string | undefined }): string {
  return path ?? (name.startsWith('./') ? name : `./${name}`);
}
