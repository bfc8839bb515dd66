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

/** Pages without the cabinet's start: the target of referral links (§3), and the public rules. */
const FRIEND_PAGE = /^\/my\/friend(\/rules)?\/?$/;
/** The page with one element for portals, which portals may frame (docs/decisions/014). */
const FRAMED_PAGE = /^\/my\/embed(\/|$)/;

/** Returns whether portals may frame the page of a path. */
export function isFramed(pathname: string): boolean {
  return FRAMED_PAGE.test(pathname);
}

function fileOf(pathname: string): string {
  if (isFramed(pathname)) return 'framed.html';
  return FRIEND_PAGE.test(pathname) ? 'friend.html' : 'index.html';
}

/**
 * Returns a function that completes the shell's HTML for a path. The page embeds the data of the first
 * requests. A template holds the links to the remote's files until the sign-in (docs/decisions/002).
 * @returns null while no shell is built
 */
export function documents({ root, dataDir, config, readRegistry }: DocumentOptions) {
  const made = new Map<string, Promise<Prepared>>();

  return async (pathname: string): Promise<Prepared | null> => {
    const release = newestRelease(root, 'shell');
    if (!release) return null;
    const registry = readRegistry();
    const remote = remoteOf(pathname, registry) ?? '';
    const file = fileOf(pathname);
    const key = `${release} ${JSON.stringify(registry)} ${file} ${remote}`;
    const known = made.get(key);
    if (known) return known;

    if (made.size > 20) made.clear();
    const html = join(root, 'shell/dist', release, file);
    const document = complete(html, config, registry, preloads({ root, dataDir }, registry, remote));
    made.set(key, document);
    document.catch(() => made.delete(key));
    return document;
  };
}

async function complete(file: string, config: CabinetConfig, registry: Registry, links: string[]) {
  const data = [json('cabinet-config', config), json('cabinet-remotes', forPages(registry))];
  const html = (await readFile(file, 'utf8'))
    // Set the variant before the first paint, so that its colours apply at once.
    .replace(/data-variant="[^"]*"/, `data-variant="${config.project}"`)
    .replace(HEAD, () => data.join('\n    '))
    .replace(LATER, links.join(''));
  return prepare('text/html; charset=utf-8', html);
}

/** Removes the members that only publishers and portals read. */
function forPages(list: Registry): Registry {
  const records = Object.entries(list.remotes).map(([name, record]) => {
    const { canary, embed: _, ...live } = withoutProvenance(record);
    if (!canary) return [name, live];
    const { embed: _embed, portals, ...tried } = withoutProvenance(canary);
    return [name, { ...live, canary: tried }];
  });
  return { ...list, remotes: Object.fromEntries(records) };
}

function preloads(folders: ReleaseFolders, registry: Registry, remote: string): string[] {
  const record = registry.remotes[remote];
  if (!record) return [];
  return remoteFiles(folders, record).map(({ as, href, integrity }) => {
    const pin = integrity ? ` integrity="${integrity}"` : '';
    return `<link rel="preload" as="${as}" href="${href}"${pin} fetchpriority="low">`;
  });
}

/** Embeds data in the page. Escaping `<` prevents a value from closing the element. */
function json(id: string, value: unknown): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${text}</script>`;
}
