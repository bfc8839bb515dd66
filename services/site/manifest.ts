import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRecord } from '@cabinet/contracts/registry';
import * as v from 'valibot';
import { type ReleaseFolders, releaseFolder } from './releases.ts';

const filesSchema = v.object({ sync: v.array(v.string()) });
const manifestSchema = v.object({
  exposes: v.array(v.object({ assets: v.object({ js: filesSchema, css: filesSchema }) })),
});

/** What a browser fetches to show a remote, as addresses of this origin. */
export interface RemoteFiles {
  scripts: string[];
  styles: string[];
}

/** A release that this origin serves. */
const LOCAL_ENTRY = /^\/remotes\/(mf-[a-z-]+)\/([\w.+-]+)\/[\w.-]+$/;

/**
 * The files of a remote's first screen: its entry and what it exposes. Empty for a release of another origin or
 * without a manifest: the page then finds them out by itself.
 */
export async function remoteFiles(folders: ReleaseFolders, { entry }: RemoteRecord): Promise<RemoteFiles> {
  const [, name, version] = LOCAL_ENTRY.exec(entry) ?? [];
  if (!name || !version) return { scripts: [], styles: [] };
  const manifest = await readManifest(join(await releaseFolder(folders, name, version), 'mf-manifest.json'));
  if (!manifest) return { scripts: [], styles: [] };

  const base = `/remotes/${name}/${version}/`;
  const assets = manifest.exposes.map((expose) => expose.assets);
  return {
    scripts: ['remoteEntry.js', ...assets.flatMap(({ js }) => js.sync)].map((file) => base + file),
    styles: assets.flatMap(({ css }) => css.sync).map((file) => base + file),
  };
}

async function readManifest(file: string): Promise<v.InferOutput<typeof manifestSchema> | null> {
  const text = await readFile(file, 'utf8').catch(() => 'null');
  const result = v.safeParse(manifestSchema, JSON.parse(text));
  return result.success ? result.output : null;
}
