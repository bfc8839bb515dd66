import { join } from 'node:path';
import type { RemoteRecord } from '@cabinet/contracts/registry';
import * as v from 'valibot';
import { parsedFiles } from './parsedFiles.ts';
import { readPins } from './pins.ts';
import { ENTRY_FILE, localRelease, type ReleaseFolders, releaseFolder } from './releases.ts';

const filesSchema = v.object({ sync: v.array(v.string()) });
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    exposes: v.array(v.object({ assets: v.object({ js: filesSchema, css: filesSchema }) })),
  }),
);
const readManifest = parsedFiles((text) => v.safeParse(manifestSchema, text));

/** A file that a browser loads to show a remote. */
export interface RemoteFile {
  as: 'script' | 'style';
  /** The URL on this origin. */
  href: string;
  /** The integrity hash. A preload without the hash would load the file twice. */
  integrity: string | undefined;
}

/**
 * Returns the files of a remote's first screen: its entry and its exposed module. The result is empty for
 * another origin or without a manifest; then the page finds the files itself.
 */
export function remoteFiles(folders: ReleaseFolders, { entry }: RemoteRecord): RemoteFile[] {
  const release = localRelease(entry);
  if (!release) return [];
  const { name, version } = release;
  const file = join(releaseFolder(folders, name, version), 'mf-manifest.json');
  const manifest = readManifest(file);
  if (!manifest?.success) return [];

  const pins = readPins(folders, name, version);
  const fileAs = (as: RemoteFile['as']) => (path: string) => ({
    as,
    href: `/remotes/${name}/${version}/${path}`,
    integrity: pins[path],
  });
  const assets = manifest.output.exposes.map((expose) => expose.assets);
  return [
    ...[ENTRY_FILE, ...assets.flatMap(({ js }) => js.sync)].map(fileAs('script')),
    ...assets.flatMap(({ css }) => css.sync).map(fileAs('style')),
  ];
}
