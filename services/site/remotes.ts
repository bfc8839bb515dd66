import type { FastifyInstance } from 'fastify';
import { openToAll } from './openToAll.ts';
import { RELEASE, type ReleaseFolders, releaseFolder } from './releases.ts';
import { notFound } from './shell.ts';

const NAME = /^mf-[a-z-]+$/;

interface RemoteFile {
  Params: { name: string; version: string; '*': string };
}

/** Serves `/remotes/<name>/<version>/…`. A release never changes, and any portal may load it. */
export function serveRemotes(app: FastifyInstance, folders: ReleaseFolders): void {
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.addHook('onRequest', async (_request, reply) => openToAll(reply));
  app.get<RemoteFile>('/:name/:version/*', async ({ params }, reply) => {
    const { name, version, '*': file } = params;
    if (!NAME.test(name) || !RELEASE.test(version)) return reply.callNotFound();
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return reply.sendFile(file, releaseFolder(folders, name, version), { cacheControl: false });
  });
}
