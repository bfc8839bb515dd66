import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CabinetConfig } from '@cabinet/contracts/config';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type documents, isFramed } from './document.ts';
import { openToAll } from './openToAll.ts';
import { documentPolicy, silentFramePolicy } from './policy.ts';
import { prepare, preparesOnce, sendPrepared } from './prepared.ts';
import type { ReadRegistry } from './registry.ts';
import { newestRelease, releaseWith } from './releases.ts';

export interface ShellOptions {
  root: string;
  config: CabinetConfig;
  readRegistry: ReadRegistry;
  documentFor: ReturnType<typeof documents>;
}

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
const JSON_TYPE = 'application/json; charset=utf-8';
const FILES = fileURLToPath(new URL('files/', import.meta.url));

/** Serves everything below `/my/` (CONTRACT §2). */
export async function serveShell(app: FastifyInstance, options: ShellOptions): Promise<void> {
  const { root, config, readRegistry, documentFor } = options;
  const configJson = await prepare(JSON_TYPE, JSON.stringify(config));
  const remotesJson = preparesOnce(JSON_TYPE);
  const policy = documentPolicy(config);
  const framedPolicy = documentPolicy(config, config.frameOrigins);

  const sendDocument = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname } = new URL(request.url, 'http://cabinet');
    const document = await documentFor(pathname);
    if (!document) return reply.code(503).type('text/plain').send('The cabinet is not built yet.\n');
    reply.header('Content-Security-Policy', isFramed(pathname) ? framedPolicy : policy);
    return sendPrepared(request, reply, document);
  };

  const sendShellFile = (file: string, reply: FastifyReply) => {
    const isHashed = HASHED.test(file);
    const release = isHashed ? releaseWith(root, 'shell', file) : newestRelease(root, 'shell');
    if (!release) return notFound(reply);
    reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.sendFile(file, join(root, 'shell/dist', release), { cacheControl: false });
  };

  app.setNotFoundHandler((_request, reply) => notFound(reply));
  // Portals request both files.
  app.get('/config.json', (request, reply) => {
    openToAll(reply);
    return sendPrepared(request, reply, configJson);
  });
  app.get('/remotes.json', async (request, reply) => {
    openToAll(reply);
    return sendPrepared(request, reply, await remotesJson(JSON.stringify(readRegistry())));
  });
  app.get('/files/privacy-policy.pdf', (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').sendFile('privacy-policy.pdf', FILES, { cacheControl: false }),
  );
  app.get('/silent-check-sso.html', async (_request, reply) => {
    const release = newestRelease(root, 'shell');
    if (!release) return notFound(reply);
    const html = await readFile(join(root, 'shell/dist', release, 'silent-check-sso.html'), 'utf8');
    reply.header('Content-Security-Policy', silentFramePolicy(html, config.frameOrigins));
    return sendShellFile('silent-check-sso.html', reply);
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    const isFile = basename(path).includes('.') && path !== 'index.html';
    return isFile ? sendShellFile(path, reply) : sendDocument(request, reply);
  });
}

/** Sends a plain 404 instead of the document, because a missing script must not look like HTML (RM3). */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}
