import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { NO_SINKS } from '../kit/html.ts';

const FILES = fileURLToPath(new URL('files/', import.meta.url));
const POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; ${NO_SINKS}`;

/**
 * Serves the main site's policy page, which the cabinet shows sanitised (CONTRACT §2). The page is plain
 * markup without scripts.
 */
export function servePolicy(app: FastifyInstance): void {
  app.get('/lp/privacy-common/', (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', POLICY)
      .sendFile('privacy-common.html', FILES, { cacheControl: false }),
  );
}
