import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildShell } from '@cabinet/build/build';
import { singleBuildConfig } from '@cabinet/build/webpack';
import { remoteNames, root } from '@cabinet/build/workspace';
import { REMOTE_CONTRACT, type Registry } from '@cabinet/contracts/registry';
import { type System, startSystem } from '@cabinet/services/start';
import { openFront } from './secureFront.ts';

/** What is compared: the product; one build of the same sources; that build with the route's chunk announced. */
export const VARIANTS = ['federated', 'single', 'single+preload'] as const;
export type Variant = (typeof VARIANTS)[number];

/** The front is a proxy that may say which protocol it speaks. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1,::1' };

/** Folder of everything that the bench builds. */
export const work = join(root, '.cache/bench');

/** Builds the comparison's single build. */
export async function prepareVariants(): Promise<void> {
  await build();
  rmSync(work, { recursive: true, force: true });
  const outDir = join(work, 'single/shell/dist/single');
  mkdirSync(outDir, { recursive: true });
  cpSync(join(root, 'shell/public'), join(work, 'single/shell/public'), { recursive: true });
  await buildShell(singleBuildConfig(outDir), outDir);
  writeFileSync(join(outDir, 'release.json'), '{}\n');
}

/** Starts the system with that variant's pages; `remote` is the one whose chunk `single+preload` announces. */
export async function startVariant(variant: Variant, remote: string): Promise<System> {
  const front = await openFront();
  const system = await startBehind(variant, remote, front.url);
  front.leadTo(system.port);
  return { ...system, close: () => system.close().finally(() => front.close()) };
}

/** The product with a list of its own; it may be changed while it runs. */
export interface ListedSystem extends System {
  dataDir: string;
}

/** Starts the product with what `list` makes of the list of its newest builds. */
export async function startListed(name: string, list: (built: Registry) => Registry): Promise<ListedSystem> {
  const system = await startVariant('federated', name);
  const dataDir = dataOf('federated', name);
  const built: Registry = await (await fetch(`http://localhost:${system.port}/my/remotes.json`)).json();
  writeFileSync(join(dataDir, 'remotes.json'), JSON.stringify(list(built)));
  return { ...system, dataDir };
}

function dataOf(variant: Variant, remote: string): string {
  return join(work, 'data', `${variant}-${remote}`);
}

async function startBehind(variant: Variant, remote: string, publicOrigin: string): Promise<System> {
  const name = `${variant}-${remote}`;
  const dataDir = dataOf(variant, remote);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  if (variant === 'federated')
    return startSystem({ port: 0, dataDir, publicOrigin, env: BEHIND_PROXY, quiet: true });

  writeFileSync(join(dataDir, 'remotes.json'), JSON.stringify(listForSingle()));
  const folder = variant === 'single' ? join(work, 'single') : announced(name, remote);
  return startSystem({ port: 0, dataDir, publicOrigin, env: BEHIND_PROXY, quiet: true, root: folder });
}

/** The loader wants a list with pins; the single build takes nothing from it. */
function listForSingle() {
  const integrity = `sha384-${'A'.repeat(64)}`;
  const record = { version: 'single', entry: '/single', contract: REMOTE_CONTRACT, integrity };
  return { revision: 'single', remotes: Object.fromEntries(remoteNames.map((name) => [name, record])) };
}

function announced(name: string, remote: string): string {
  const folder = join(work, name);
  if (existsSync(folder)) return folder;
  cpSync(join(work, 'single'), folder, { recursive: true });
  const dist = join(folder, 'shell/dist/single');
  const link = (kind: string, as: string) =>
    readdirSync(join(dist, kind))
      .filter((file) => file.startsWith(`${remote}.`) && file.endsWith(kind))
      .map((file) => `<link rel="preload" as="${as}" href="/my/${kind}/${file}" fetchpriority="low">`);
  const html = join(dist, 'index.html');
  const links = [...link('js', 'script'), ...link('css', 'style')].join('');
  writeFileSync(html, readFileSync(html, 'utf8').replace('<!--cabinet:later-->', `${links}$&`));
  return folder;
}
