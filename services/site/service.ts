import type { CabinetConfig } from '@cabinet/contracts/config';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveEmbed } from './embed.ts';
import { openApi } from './openapi.ts';
import { openPages, type Pages } from './openPages.ts';
import { prepare, sendPrepared } from './prepared.ts';
import { servePolicy } from './privacy.ts';
import { serveRemotes } from './remotes.ts';
import { serveSecurityTxt } from './securityTxt.ts';
import { serveShell } from './shell.ts';

export interface SiteOptions {
  /** The folder of the builds: `shell/dist/<release>`, and `<remote>/dist/<release>`. */
  root: string;
  /** The folder where a publisher writes `remotes.json` and `remotes/<remote>/<release>`. */
  dataDir: string;
  config: CabinetConfig;
  /** Origins of the portals whose pages may call the services. */
  portalOrigins?: readonly string[] | undefined;
  /** Opened from the folders by default. */
  pages?: Pages | undefined;
}

/** Serves the pages of the one origin: shell, remotes and configuration (CONTRACT §2). */
export async function siteService(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { root, dataDir, config, portalOrigins = [] } = options;
  const onBroken = (reason: string) => app.log.error({ reason });
  const { readRegistry, documentFor } = options.pages ?? openPages({ ...options, onBroken });
  const description = await prepare('application/json; charset=utf-8', JSON.stringify(openApi()));

  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false });
  app.get('/', (_request, reply) => reply.redirect('/my/'));
  // The router writes the home page without a trailing slash, with open dialogs in the query.
  app.get('/my', ({ url }, reply) => reply.redirect(`/my/${url.slice('/my'.length)}`));
  servePolicy(app);
  serveSecurityTxt(app, config);
  app.get('/openapi.json', (request, reply) => sendPrepared(request, reply, description));
  await app.register(async (scope) => serveShell(scope, { ...options, readRegistry, documentFor }), {
    prefix: '/my',
  });
  await app.register(async (scope) => serveRemotes(scope, { root, dataDir }), { prefix: '/remotes' });
  await app.register(async (scope) => serveEmbed(scope, { root, portalOrigins }), { prefix: '/embed' });
}
