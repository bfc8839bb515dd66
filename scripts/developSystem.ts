import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { lockDataFolder } from '../services/kit/dataLock.ts';
import { type System, startSystem } from '../services/start/start.ts';
import { pagesOf } from '../shared/build/src/agreement.ts';
import { remoteNames, root } from '../shared/build/src/workspace.ts';
import { pinOf } from '../shared/preset/src/pins.ts';
import { PAGE_BUILDS, writePages } from '../shell/build/document.ts';
import { buildKind } from './build.ts';
import { configsOf } from './configsOf.ts';

/** Name of the release that the dev server serves from memory. */
const RELEASE = 'dev';
const DATA = resolve(process.env.DATA_DIR || './.data');
/** Files that the site reads from disk: the shell's pages, pins of entries, and links to other remotes. */
const BUILDS = join(DATA, 'dev');

/**
 * Runs the whole system on one origin. The dev server builds the named applications and proxies other
 * requests to the services.
 */
export async function developSystem(named: string[]): Promise<void> {
  // React can refresh only in its development build, which the shell provides.
  const followed = [...new Set(['shell', ...named])];
  const others = remoteNames.filter((name) => !followed.includes(name));
  refuseUsed();
  await buildKind('pages', others);
  rmSync(BUILDS, { recursive: true, force: true });
  for (const name of followed) mkdirSync(join(BUILDS, name, 'dist', RELEASE), { recursive: true });
  for (const name of others) symlinkSync(join(root, name), join(BUILDS, name), 'junction');

  // After this import, all configurations are for development.
  const { default: WebpackDevServer } = await import('webpack-dev-server');
  const { SERVER } = await import('../shared/build/src/development/config.ts');
  const compiler = webpack((await Promise.all(followed.map(configsOf))).flat().map(onOneOrigin));
  if (!compiler) throw new Error('webpack did not create a compiler');
  for (const { name = '', hooks } of compiler.compilers)
    hooks.assetEmitted.tap('pin', (file, { content }) => {
      if (file === 'remoteEntry.js') writeRelease(name, { [file]: pinOf(content) });
    });

  // A page can open during the first build. Its requests wait for the services.
  const services = Promise.withResolvers<System>();
  const router = async () => `http://localhost:${(await services.promise).port}`;
  const proxy = [{ context: () => true, router }];
  const options = { ...SERVER, port: Number(process.env.PORT || 8080), proxy, setupExitSignals: false };
  const server = new WebpackDevServer(options, compiler);
  const firstBuild = new Promise<MultiStats>((resolve) => {
    compiler.hooks.done.tap('first build', (result) => result.hasErrors() || resolve(result));
  });
  await server.start();
  const { stats } = await firstBuild;
  writePages((build) => stats[PAGE_BUILDS.indexOf(build)] as Stats, join(BUILDS, 'shell/dist', RELEASE));
  writeRelease('shell', {});

  const address = server.server?.address() as AddressInfo;
  const url = `http://localhost:${address.port}`;
  const system = await startSystem({
    port: 0,
    publicOrigin: url,
    dataDir: DATA,
    root: BUILDS,
    publishedDir: BUILDS,
    databaseUrl: process.env.DATABASE_URL || undefined,
    keycloakUrl: process.env.KEYCLOAK_URL || undefined,
    env: { ...process.env, REMOTE_ORIGINS: [url, process.env.REMOTE_ORIGINS].filter(Boolean).join() },
  });
  services.resolve(system);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await Promise.all([server.stop(), system.close()]);
      process.exit(0);
    });

  console.log(`\nThe cabinet runs at ${url}/my/ and rebuilds ${followed.join(', ')}\n`);
}

/** Fails before the build overwrites the files of another process. */
function refuseUsed(): void {
  mkdirSync(DATA, { recursive: true });
  const unlock = lockDataFolder(DATA);
  unlock();
}

function onOneOrigin(config: Configuration): Configuration {
  const isRemote = config.output?.publicPath === 'auto';
  const publicPath = `/remotes/${config.name}/${RELEASE}/`;
  return isRemote ? { ...config, output: { ...config.output, publicPath } } : config;
}

/** Writes `release.json`, which the site reads as the end of a build. */
function writeRelease(name: string, pins: Record<string, string>): void {
  const content = { pins, needs: { pages: pagesOf(name) } };
  writeFileSync(join(BUILDS, name, 'dist', RELEASE, 'release.json'), JSON.stringify(content));
}
