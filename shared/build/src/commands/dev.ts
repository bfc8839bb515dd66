import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { type SystemOptions, startSystem } from '../../../../services/start.ts';
import { build, configsOf, finishShell } from '../build.ts';
import { pinsIn } from '../pins.ts';
import { remoteNames, root } from '../workspace.ts';

// The same system, built anew at every change: `npm run dev` for everything, `npm run dev mf-catalog` for the
// shell and one remote, the others as they are built. Every rebuild is a release of its own, so nothing stale is ever cached.
const named = process.argv.slice(2);
// The shell is always among them: its page is what reloads.
const watched = [...new Set(['shell', ...(named.length > 0 ? named : remoteNames)])];
const pages = new Set<ServerResponse>();

/** Tells every open page that it is out of date; in development it reloads by itself. */
const serveReload: NonNullable<SystemOptions['extend']> = (app) => {
  app.get('/my/dev/reload.js', (_request, reply) =>
    reply
      .type('text/javascript')
      .send("new EventSource('/my/dev/changes').onmessage = () => location.reload();\n"),
  );
  app.get('/my/dev/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    pages.add(reply.raw);
    request.raw.on('close', () => pages.delete(reply.raw));
  });
};

function forgetDevelopment(folder: string): void {
  const dist = join(root, folder, 'dist');
  for (const release of readdirSync(dist))
    if (release.startsWith('dev-')) rmSync(join(dist, release), { recursive: true });
}

function publish(folder: string, built: string, stats: Stats[]): void {
  if (stats.some((result) => result.hasErrors())) return;
  if (folder === 'shell') finishShell(stats, built, '<script defer src="/my/dev/reload.js"></script>');
  const outDir = join(root, folder, 'dist', `dev-${Date.now()}`);
  cpSync(built, outDir, { recursive: true });
  writeFileSync(join(outDir, 'release.json'), `${JSON.stringify({ pins: pinsIn(outDir) })}\n`);
  for (const page of pages) page.write('data: changed\n\n');
  console.log(`built ${folder}`);
}

async function watch(folder: string): Promise<void> {
  const outDir = join(root, '.cache/dev', folder);
  const configs = (await configsOf(folder)).map((config) => ({
    ...config,
    devtool: 'inline-source-map' as const,
    output: { ...config.output, path: outDir },
    optimization: { ...config.optimization, minimize: false },
  }));
  webpack(configs)?.watch({ aggregateTimeout: 100 }, (error, result) => {
    if (error || result?.hasErrors()) console.error(error ?? result?.toString('errors-only'));
    else if (result) publish(folder, outDir, result.stats);
  });
}

await build();
const system = await startSystem({
  port: Number(process.env.PORT || 8080),
  dataDir: process.env.DATA_DIR || './.data',
  databaseUrl: process.env.DATABASE_URL || undefined,
  keycloakUrl: process.env.KEYCLOAK_URL || undefined,
  extend: serveReload,
});
for (const folder of watched) await watch(folder);
console.log(`\nThe cabinet runs at ${system.url}/my/ and follows ${watched.join(', ')}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, async () => {
    for (const page of pages) page.end();
    await system.close();
    for (const folder of watched) forgetDevelopment(folder);
    process.exit(0);
  });
}
