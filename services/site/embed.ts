import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openToAll } from './openToAll.ts';
import { releaseWith } from './releases.ts';

const SCRIPT = 'embed/v1.js';
/** `npm start` builds it while the cabinet already runs. */
const BUILD_SECONDS = 10;

/** `/embed/v1.js`: the script for portals, as the newest shell has it. Browsers revalidate it: it never changes its name. */
export function serveEmbed(app: FastifyInstance, { root }: { root: string }): void {
  app.get('/v1.js', async (_request, reply) => {
    openToAll(reply);
    const release = await releaseWith(root, 'shell', SCRIPT);
    if (!release) {
      reply.header('Retry-After', BUILD_SECONDS).header('Cache-Control', 'no-store');
      return reply.code(503).type('text/plain').send('The script for portals is not built yet.\n');
    }
    reply.header('Cache-Control', 'no-cache');
    return reply.sendFile(SCRIPT, join(root, 'shell/dist', release), { cacheControl: false });
  });
}
