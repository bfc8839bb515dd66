import type { FastifyInstance } from 'fastify';

/** What a portal's page may ask and read; the identity service, and the pages themselves, answer for themselves. */
const SERVICE = /^\/(?:loyalty|crm|lander|landing|suggestions)\//;

/** Everything that the cabinet's client sends beyond what any page may. */
const REQUEST_HEADERS = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Version',
  'X-Request-ID',
  'x-source-lp',
];
const ANSWER_HEADERS = ['Location', 'Retry-After', 'X-Request-ID'];
const PREFLIGHT_LIFE_S = 7200;

/**
 * Lets the pages of these origins call the services (CORS): where remotes are embedded. They bring a token; there is no
 * cookie that they could use.
 */
export function admitPortals(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    const { origin } = headers;
    if (!origin || !origins.includes(origin) || !SERVICE.test(url)) return;
    reply.header('Access-Control-Allow-Origin', origin).header('Vary', 'Origin');
    reply.header('Access-Control-Expose-Headers', ANSWER_HEADERS.join(', '));
    if (method !== 'OPTIONS') return;
    return reply
      .code(204)
      .header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
      .header('Access-Control-Allow-Headers', REQUEST_HEADERS.join(', '))
      .header('Access-Control-Max-Age', PREFLIGHT_LIFE_S)
      .send();
  });
}
