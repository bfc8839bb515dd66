import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { buildPart } from '../../../../scripts/build.ts';
import { type SystemOptions, startSystem } from '../../../../services/start.ts';
import { remoteNames } from '../workspace.ts';
import { audience } from './audience.ts';
import { developmentConfigs, developmentFolder } from './config.ts';
import { follow } from './follow.ts';
import { forgetDevelopment, publishedDir, publishRemote, publishShell } from './publish.ts';

const CHANGES = readFileSync(join(import.meta.dirname, 'changes.js'), 'utf8');

/** The whole system, following these applications; the other remotes are as they are built. */
export async function developSystem(named: string[]): Promise<void> {
  // The shell is always among them: it brings React, whose development build can refresh.
  const followed = [...new Set(['shell', ...named])];
  const pages = audience();
  const serveChanges: NonNullable<SystemOptions['extend']> = (app) => {
    app.get('/my/dev/changes.js', (_request, reply) => reply.type('text/javascript').send(CHANGES));
    app.get('/my/dev/changes', (_request, reply) => {
      reply.hijack();
      pages.add(reply.raw);
    });
  };

  forgetDevelopment();
  await buildPart(
    'pages',
    remoteNames.filter((name) => !followed.includes(name)),
  );
  for (const folder of followed) {
    rmSync(developmentFolder(folder), { recursive: true, force: true });
    await follow(await developmentConfigs(folder), async (stats) => {
      if (folder === 'shell') publishShell(stats);
      else for (const result of stats) await publishRemote(folder, result);
      for (const result of stats) pages.tell(newsOf(result));
      console.log(`built ${folder}`);
    });
  }
  const system = await startSystem({
    port: Number(process.env.PORT || 8080),
    dataDir: process.env.DATA_DIR || './.data',
    publishedDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    keycloakUrl: process.env.KEYCLOAK_URL || undefined,
    extend: serveChanges,
  });
  console.log(`\nThe cabinet runs at ${system.url}/my/ and follows ${followed.join(', ')}\n`);

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      pages.end();
      await system.close();
      forgetDevelopment();
      process.exit(0);
    });
}

function newsOf({ compilation, hash }: Stats): object {
  return { name: compilation.compiler.name, hash };
}
