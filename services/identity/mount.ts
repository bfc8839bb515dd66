import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { PROTOCOL_PATH } from './realm.ts';

type Answer = ReturnType<Provider['callback']>;

/** Passes all other paths of the realm to the OpenID provider, which is a Koa application. */
export async function passToProvider(
  app: FastifyInstance,
  provider: Provider,
  origins: readonly string[],
): Promise<void> {
  const callback = provider.callback();
  const answer: Answer = (request, response) => {
    nameOrigin(request, origins);
    return callback(request, response);
  };
  await app.register(async (scope) => serveSignOut(scope, answer));

  // The provider reads the body itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    method: ['GET', 'POST', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => app.whileInFlight(() => pass(app, answer, request, reply)),
  });
}

/**
 * Converts the sign-out form to a GET. The form of keycloak-js keeps the ID token out of the URL. The
 * provider accepts only GET, because it expects forms from other sites. This form is same-site and sends its
 * cookies.
 */
function serveSignOut(app: FastifyInstance, answer: Answer): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.post<{ Body: string | undefined }>(`${PROTOCOL_PATH}/logout`, (request, reply) => {
    request.raw.method = 'GET';
    request.raw.url = `${app.prefix}${PROTOCOL_PATH}/logout?${request.body ?? ''}`;
    return app.whileInFlight(() => pass(app, answer, request, reply));
  });
}

/** Returns the configured origin of a request. A request for another host gets the first origin (D9). */
export function originOf({ host }: IncomingHttpHeaders, origins: readonly string[]): string {
  const asked = URL.parse(`http://${host}`)?.hostname;
  return origins.find((each) => new URL(each).hostname === asked) ?? origins[0] ?? '';
}

/**
 * Sets the forwarded host and scheme from the configured origins, never from the request (D9). The provider
 * builds its URLs from these headers.
 */
function nameOrigin({ headers }: { headers: IncomingHttpHeaders }, origins: readonly string[]): void {
  const origin = new URL(originOf(headers, origins));
  headers['x-forwarded-host'] = origin.host;
  headers['x-forwarded-proto'] = origin.protocol.slice(0, -1);
}

async function pass(
  app: FastifyInstance,
  answer: Answer,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  // The provider derives its mount path from the difference of the two URLs.
  const address = raw as typeof raw & { originalUrl?: string };
  address.originalUrl = raw.url ?? '';
  raw.url = address.originalUrl.slice(app.prefix.length) || '/';
  await answer(raw, reply.raw);
}
