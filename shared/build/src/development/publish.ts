import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Stats } from 'webpack';
import { listFile, readList } from '../../../../services/site/registry.ts';
import { entryOfRelease, publishedFolder } from '../../../../services/site/releases.ts';
import { pagesOf } from '../agreement.ts';
import { writePages } from '../document.ts';
import { pinOf } from '../pins.ts';
import { root } from '../workspace.ts';
import { developmentFolder } from './config.ts';

const SHELL = join(root, 'shell/dist/dev');

/** A list of remotes of its own, so that what was published stays as it is. */
export const publishedDir = developmentFolder('published');

/** Makes the shell as it is built now the newest there is. */
export function publishShell(stats: Stats[]): void {
  const built = developmentFolder('shell');
  const [application, signIn, friend, framed] = stats as [Stats, Stats, Stats, Stats];
  const byName = { shell: application, 'sign-in': signIn, friend, framed };
  writePages((name) => byName[name], built, '<script defer src="/my/dev/changes.js"></script>');
  const mark = join(built, 'release.json');
  writeFileSync(mark, '{}\n');
  utimesSync(mark, new Date(), new Date());
  link(built, SHELL);
}

/** Lists the remote as it is built now. Every build has an address of its own, because browsers keep what they have. */
export async function publishRemote(name: string, { hash = '' }: Stats): Promise<void> {
  const built = developmentFolder(name);
  const version = `dev-${hash}`;
  link(built, publishedFolder(publishedDir, name, version));
  const list = await readList({ root, dataDir: publishedDir });
  const entry = entryOfRelease(name, version);
  const pages = pagesOf(name);
  const integrity = pinOf(readFileSync(join(built, 'remoteEntry.js')));
  const record = { version, entry, contract: 1, integrity, ...(pages && { pages }) };
  const remotes = { ...list.remotes, [name]: record };
  writeFileSync(listFile(publishedDir), JSON.stringify({ revision: version, remotes }));
}

/** Leaves nothing of development behind that is served. */
export function forgetDevelopment(): void {
  rmSync(SHELL, { recursive: true, force: true });
  rmSync(publishedDir, { recursive: true, force: true });
  mkdirSync(publishedDir, { recursive: true });
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { recursive: true, force: true });
  symlinkSync(target, path, 'junction');
}
