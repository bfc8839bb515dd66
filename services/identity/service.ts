import type { EventEmitter } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { answerError, failureOf } from '../kit/answerError.ts';
import { counters } from '../kit/counters.ts';
import { type Database, ownerOf } from '../kit/database.ts';
import { limiter, networkOf } from '../kit/plugins/rateLimit.ts';
import { seedAccounts } from './accounts.ts';
import { openPasswords } from './checkPassword.ts';
import { isRefusal, languageOf, type Refusal, refusalOf } from './forms.ts';
import type { IdentityKeys } from './keys.ts';
import { passToProvider } from './mount.ts';
import { createPages, type Pages, type PagesOptions } from './pages.ts';
import { createProvider } from './provider.ts';
import { PROTOCOL_PATH } from './realm.ts';
import { serveReset } from './reset.ts';
import { serveResources } from './resources.ts';
import { serveSignIn } from './signIn.ts';

export interface IdentityOptions extends PagesOptions {
  db: Database;
  keys: IdentityKeys;
  /** Origins of the cabinet. The first origin names the issuer. */
  origins: string[];
}

/** The public keys come from memory, and other services need them. */
const KEYS_PATH = `${PROTOCOL_PATH}/certs`;

/** The embedded identity service. Register it with the prefix `REALM_PATH`. */
export async function identityService(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { db, keys, origins } = options;
  const helper = options.support?.email;
  await seedAccounts(ownerOf(db));
  const pages = createPages(options);
  const provider = createProvider({ ...options, pages });
  logFailures(app, provider);
  const isSecure = origins[0]?.startsWith('https:') ?? false;

  const passwords = openPasswords();
  app.addHook('onClose', () => passwords.close());

  await app.register(async (scope) => serveResources(scope, origins));
  await app.register(async (bounded) => {
    bounded.addHook('onRequest', async () => bounded.whileInFlight.refuseWhenFull());
    const limitCalls = await limiter(bounded, 'identityCalls', async (request) =>
      request.url.startsWith(app.prefix + KEYS_PATH) ? null : networkOf(request),
    );
    bounded.addHook('onRequest', limitCalls);
    bounded.setErrorHandler((error, request, reply) => {
      const isPerson = request.headers.accept?.includes('text/html') ?? false;
      if (isPerson && isRefusal(error)) showRefusal(pages, error, request, reply);
      else answerError(error, request, reply);
    });
    await bounded.register(async (scope) =>
      serveSignIn(scope, { db, provider, pages, passwords, secret: keys.refresh, isSecure }),
    );
    await bounded.register(async (scope) => serveReset(scope, { db, pages, passwords, origins, helper }));
    await bounded.register(async (scope) => passToProvider(scope, provider, origins));
  });
}

/** Answers a person's request with a page. */
function showRefusal(pages: Pages, error: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  counters.refusals.inc({ code: error.body.errorCode ?? 'none' });
  const { status, refusal, retryAfter } = refusalOf(error);
  reply.code(status).headers({ 'Retry-After': retryAfter, 'Cache-Control': 'no-store' });
  reply.header('Content-Security-Policy', pages.policy).type('text/html; charset=utf-8');
  reply.send(pages.refused(languageOf(request), refusal));
}

/**
 * Logs the provider's errors without their messages. The provider itself would print the messages to the
 * console (V1).
 */
function logFailures(app: FastifyInstance, provider: Provider): void {
  const log = (error: unknown, context?: KoaContextWithOIDC) =>
    app.log.error({ requestId: context?.res.getHeader('X-Request-ID'), ...failureOf(error) });
  provider.on('server_error', (context, error) => log(error, context));
  const koa: EventEmitter = provider;
  koa.on('error', log);
}
