import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteNames, root } from '@cabinet/build/workspace';
import { REMOTE_CONTRACT, type Registry } from '@cabinet/contracts/registry';
import { type System, startSystem } from '@cabinet/services/start';
import { buildAll } from '../../scripts/build.ts';
import { runWebpack } from '../support/runWebpack.ts';
import { FIRST_SCREENS, singleBuildConfigs } from './configs.ts';
import { openFront } from './secureFront.ts';

/** The compared builds: the product, and one build of the same sources with the same preload links. */
export type Variant = 'federated' | 'single';

/** The front is a trusted proxy, so that it can report its protocol. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1,::1' };

/** Folder of everything that the bench builds. */
export const work = join(root, '.cache/bench');

/** Builds the product and the single build for the comparison. */
export async function prepareVariants(): Promise<void> {
  await buildAll();
  rmSync(work, { recursive: true, force: true });
  const outDir = join(work, 'single/shell/dist/single');
  mkdirSync(outDir, { recursive: true });
  cpSync(join(root, 'shell/public'), join(work, 'single/shell/public'), { recursive: true });
  await runWebpack(singleBuildConfigs(outDir));
  writeFileSync(join(outDir, 'release.json'), '{}\n');
}

/**
 * Starts the system with the pages of a variant. The single build preloads the first screen of `remote`.
 * @param side of the pair; each side has its own data
 */
export function startVariant(variant: Variant, remote: string, side: number): Promise<System> {
  const name = `${variant}-${remote}`;
  const data = `${name}-${side}`;
  return variant === 'federated' ? startFederated(data) : startSingle(data, announced(name, remote));
}

/** The product with its own list of remotes, which a test may change at run time. */
export interface ListedSystem extends System {
  dataDir: string;
}

/** Starts the product. `list` edits the list of the newest builds. */
export async function startListed(name: string, list: (built: Registry) => Registry): Promise<ListedSystem> {
  const system = await startFederated(name);
  const dataDir = dataOf(name);
  const built: Registry = await (await fetch(`http://localhost:${system.port}/my/remotes.json`)).json();
  writeFileSync(join(dataDir, 'remotes.json'), JSON.stringify(list(built)));
  return { ...system, dataDir };
}

function startFederated(name: string): Promise<System> {
  return startBehind(emptyData(name));
}

/** Starts the single build from a folder. */
export function startSingle(name: string, folder: string): Promise<System> {
  const dataDir = emptyData(name);
  writeFileSync(join(dataDir, 'remotes.json'), JSON.stringify(listForSingle()));
  return startBehind(dataDir, folder);
}

async function startBehind(dataDir: string, folder = root): Promise<System> {
  const front = await openFront();
  const system = await startSystem({
    port: 0,
    dataDir,
    publicOrigin: front.url,
    env: BEHIND_PROXY,
    quiet: true,
    root: folder,
  });
  front.leadTo(system.port);
  return { ...system, url: front.url, close: () => system.close().finally(() => front.close()) };
}

function dataOf(name: string): string {
  return join(work, 'data', name);
}

function emptyData(name: string): string {
  const dataDir = dataOf(name);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  return dataDir;
}

/** The loader requires a list with pins, but the single build does not use the list. */
function listForSingle() {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const record = { version: 'single', entry: '/single', contract: REMOTE_CONTRACT, integrity };
  return { revision: 'single', remotes: Object.fromEntries(remoteNames.map((name) => [name, record])) };
}

/**
 * Adds preload links for every file of the remote's first screen to the single build, as the product has
 * them.
 */
function announced(name: string, remote: string): string {
  const folder = join(work, name);
  if (existsSync(folder)) return folder;
  cpSync(join(work, 'single'), folder, { recursive: true });
  const dist = join(folder, 'shell/dist/single');
  const screens: Record<string, string[]> = JSON.parse(readFileSync(join(dist, FIRST_SCREENS), 'utf8'));
  const html = join(dist, 'index.html');
  const page = readFileSync(html, 'utf8');
  const links = (screens[remote] ?? [])
    .filter((file) => !page.includes(file))
    .map((file) => {
      const as = file.endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${as}" href="/my/${file}" fetchpriority="low">`;
    });
  writeFileSync(html, page.replace('<!--cabinet:later-->', `${links.join('')}$&`));
  return folder;
}
