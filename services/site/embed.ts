import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openToAll } from './openToAll.ts';
import { parsedFiles } from './parsedFiles.ts';
import { RELEASE, releaseWith } from './releases.ts';
import { notFound } from './shell.ts';

const SCRIPT = 'embed/v1.js';
const integrityOf = parsedFiles((text) => `sha384-${createHash('sha384').update(text).digest('base64')}`);
/** `npm start` builds the script while the cabinet is already running. */
const BUILD_SECONDS = 10;

export interface EmbedOptions {
  /** The folder of the builds. */
  root: string;
  /** Origins whose pages may call the services. */
  portalOrigins: readonly string[];
}

/**
 * Serves the script for portals. Browsers revalidate `/embed/v1.js`, which comes from the newest shell. The
 * path `/embed/<release>/v1.js` never changes, for portals that pin it. The file `/embed/v1.json` has the
 * newest of these URLs and its hash.
 */
export function serveEmbed(app: FastifyInstance, { root, portalOrigins }: EmbedOptions): void {
  app.setNotFoundHandler((_request, reply) => notFound(reply));

  /**
   * Reports whether the calling page may call the services. A CORS refusal alone tells the page no reason.
   */
  app.get('/portal', async ({ headers: { origin } }, reply) => {
    openToAll(reply);
    reply.header('Cache-Control', 'no-store').header('Vary', 'Origin');
    return { isAdmitted: origin !== undefined && portalOrigins.includes(origin) };
  });

  /** Returns the newest shell with the script. If none is built yet, sends 503 and returns null. */
  function newest(reply: FastifyReply): string | null {
    openToAll(reply);
    reply.header('Cache-Control', 'no-cache');
    const release = releaseWith(root, 'shell', SCRIPT);
    if (release) return release;
    reply.header('Retry-After', BUILD_SECONDS).header('Cache-Control', 'no-store');
    reply.code(503).type('text/plain').send('The script for portals is not built yet.\n');
    return null;
  }
  const folderOf = (release: string) => join(root, 'shell/dist', release);

  app.get('/v1.js', async (_request, reply) => {
    const release = newest(reply);
    return release ? reply.sendFile(SCRIPT, folderOf(release), { cacheControl: false }) : reply;
  });

  /** For `integrity` of the script element (Subresource Integrity). */
  app.get('/v1.json', async (_request, reply) => {
    const release = newest(reply);
    if (!release) return reply;
    const integrity = integrityOf(join(folderOf(release), SCRIPT));
    return { release, src: `/embed/${release}/v1.js`, integrity };
  });

  app.get<{ Params: { release: string } }>('/:release/v1.js', async ({ params: { release } }, reply) => {
    openToAll(reply);
    if (!RELEASE.test(release)) return reply.callNotFound();
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return reply.sendFile(SCRIPT, folderOf(release), { cacheControl: false });
  });
}
