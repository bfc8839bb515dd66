import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openToAll } from './openToAll.ts';
import { newestRelease } from './releases.ts';
import { notFound } from './shell.ts';

/** `/embed/v1.js`: the script for portals, as the newest shell has it. It is asked for anew: it never changes its name. */
export function serveEmbed(app: FastifyInstance, { root }: { root: string }): void {
  app.get('/v1.js', async (_request, reply) => {
    openToAll(reply);
    const release = await newestRelease(root, 'shell');
    if (!release) return notFound(reply);
    reply.header('Cache-Control', 'no-cache');
    return reply.sendFile('embed/v1.js', join(root, 'shell/dist', release), { cacheControl: false });
  });
}
