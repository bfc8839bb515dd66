import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { NO_SINKS } from '../kit/html.ts';
import { PROTOCOL_PATH } from './realm.ts';

/** The files of the design system. The pages use the cabinet's design tokens and fonts without a copy. */
const DESIGN = new URL('../../shared/ui/src/', import.meta.url);
const FONTS = /^onest-[a-z]+\.woff2$/;

const COOKIE_CHECK = "parent.postMessage('supported', '*')";

/**
 * Serves styles, script and fonts of the pages, and keycloak-js's frame for the check of third-party cookies.
 */
export function serveResources(app: FastifyInstance, origins: string[]): void {
  app.get('/resources/page.css', async (_request, reply) => {
    const files = [new URL('styles.css', DESIGN), new URL('page.css', import.meta.url)];
    const styles = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    return reply.type('text/css; charset=utf-8').header('Cache-Control', 'max-age=300').send(styles.join(''));
  });

  app.get('/resources/page.js', async (_request, reply) => {
    const script = await readFile(new URL('page.js', import.meta.url));
    return reply.type('text/javascript; charset=utf-8').header('Cache-Control', 'max-age=300').send(script);
  });

  app.get<{ Params: { name: string } }>('/resources/fonts/:name', async ({ params }, reply) => {
    if (!FONTS.test(params.name)) return reply.callNotFound();
    const font = await readFile(new URL(`fonts/${params.name}`, DESIGN));
    return reply.type('font/woff2').header('Cache-Control', 'max-age=86400').send(font);
  });

  // On one origin, cookies always work. A separate Keycloak serves its own frame.
  const hash = createHash('sha256').update(COOKIE_CHECK).digest('base64');
  app.get(`${PROTOCOL_PATH}/3p-cookies/step1.html`, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'max-age=86400')
      .header(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self' ${origins.join(' ')}; ${NO_SINKS}`,
      )
      .send(`<!doctype html><meta charset="utf-8"><title></title><script>${COOKIE_CHECK}</script>`),
  );
}
