import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the live shell of these tests brings. */
export const BRINGS = {
  contract: 1,
  shared: { react: '19.3.1' },
  exports: ['Button'],
  languages: ['ru', 'uz'],
  kitTexts: ['cancel'],
  taken: ['catalog', 'faq'],
};

/** What a remote needs that fits it. */
export const NEEDS = {
  contract: 1,
  shared: { react: '^19.3.1' },
  imports: ['Button'],
  texts: { ru: 2, uz: 2 },
  kitTexts: ['cancel'],
};

/**
 * Lays a build there as webpack would leave it: an entry that pins a script and a style sheet.
 * @returns the folder
 */
export async function layBuild(folder: string, version: string, needs: object = NEEDS): Promise<string> {
  const files = { [`js/${version}.js`]: `chunk of ${version}`, 'css/a.css': `.a-${version} {}` };
  const chunks = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, pinOf(text)]));
  const entry = `/* ${version} */${JSON.stringify(chunks)}`;
  // For portals; no entry loads it.
  const module = `module of ${version}`;
  const pins = { 'remoteEntry.js': pinOf(entry), 'embed/mount.js': pinOf(module), ...chunks };
  const all = {
    ...files,
    'remoteEntry.js': entry,
    'embed/mount.js': module,
    'remoteEntry.js.br': 'compressed',
    'mf-manifest.json': '{"metaData":{"publicPath":"auto"},"exposes":[]}',
    'release.json': JSON.stringify({ needs, pins }),
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

/** Hash of a file as browsers check it. */
export function pinOf(content: string | Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
