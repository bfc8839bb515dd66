import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CabinetConfig } from '@cabinet/contracts/config';
import { type Registry, remoteOf } from '@cabinet/contracts/registry';
import { withoutProvenance } from '../publishing/provenance.ts';
import { remoteFiles } from './manifest.ts';
import { type Prepared, prepare } from './prepared.ts';
import type { ReadRegistry } from './registry.ts';
import { newestRelease, type ReleaseFolders } from './releases.ts';

export interface DocumentOptions extends ReleaseFolders {
  config: CabinetConfig;
  readRegistry: ReadRegistry;
}

const HEAD = '<!--cabinet:head-->';
const LATER = '<!--cabinet:later-->';

/** Where a referral link leads (§3), and the rules without a sign-in: pages without the cabinet's start. */
const FRIEND_PAGE = /^\/my\/friend(\/rules)?\/?$/;
/** One element for portals, in a page that they may frame (docs/decisions/014). */
const FRAMED_PAGE = /^\/my\/embed(\/|$)/;

/** Whether that address is of a page that portals may frame. */
export function isFramed(pathname: string): boolean {
  return FRAMED_PAGE.test(pathname);
}

function fileOf(pathname: string): string {
  if (isFramed(pathname)) return 'framed.html';
  return FRIEND_PAGE.test(pathname) ? 'friend.html' : 'index.html';
}

/**
 * The shell's HTML, completed for an address: what the page would ask for first stands in it already, and the files of
 * the address's remote wait in a template for the sign-in to announce them (docs/decisions/002).
 * @returns null while no shell is built
 */
export function documents({ root, dataDir, config, readRegistry }: DocumentOptions) {
  const made = new Map<string, Promise<Prepared>>();

  return async (pathname: string): Promise<Prepared | null> => {
    const release = await newestRelease(root, 'shell');
    if (!release) return null;
    const registry = await readRegistry();
    const remote = remoteOf(pathname, registry) ?? '';
    const file = fileOf(pathname);
    const key = `${release} ${JSON.stringify(registry)} ${file} ${remote}`;
    const known = made.get(key);
    if (known) return known;

    if (made.size > 20) made.clear();
    const html = join(root, 'shell/dist', release, file);
    const document = complete(html, config, registry, await preloads({ root, dataDir }, registry, remote));
    made.set(key, document);
    document.catch(() => made.delete(key));
    return document;
  };
}

async function complete(file: string, config: CabinetConfig, registry: Registry, links: string[]) {
  const data = [json('cabinet-config', config), json('cabinet-remotes', forPages(registry))];
  const html = (await readFile(file, 'utf8'))
    // The variant's colours from the first paint on.
    .replace(/data-variant="[^"]*"/, `data-variant="${config.project}"`)
    .replace(HEAD, () => data.join('\n    '))
    .replace(LATER, links.join(''));
  return prepare('text/html; charset=utf-8', html);
}

/** The list without what only publishers and portals read. */
function forPages(list: Registry): Registry {
  const records = Object.entries(list.remotes).map(([name, record]) => {
    const { canary, embed: _, ...live } = withoutProvenance(record);
    if (!canary) return [name, live];
    const { embed: _embed, portals, ...tried } = withoutProvenance(canary);
    return [name, { ...live, canary: tried }];
  });
  return { ...list, remotes: Object.fromEntries(records) };
}

async function preloads(folders: ReleaseFolders, registry: Registry, remote: string): Promise<string[]> {
  const record = registry.remotes[remote];
  if (!record) return [];
  const files = await remoteFiles(folders, record);
  return files.map(({ as, href, integrity }) => {
    const pin = integrity ? ` integrity="${integrity}"` : '';
    return `<link rel="preload" as="${as}" href="${href}"${pin} fetchpriority="low">`;
  });
}

/** Data for the page; `<` is escaped so that no value can end the element. */
function json(id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}
