import type { EventEmitter } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { failureOf } from '../kit/answerError.ts';
import { type Database, ownerOf } from '../kit/database.ts';
import { seedAccounts } from './accounts.ts';
import { openPasswords } from './checkPassword.ts';
import type { IdentityKeys } from './keys.ts';
import { passToProvider } from './mount.ts';
import { createPages, type PagesOptions } from './pages.ts';
import { createProvider } from './provider.ts';
import { serveReset } from './reset.ts';
import { serveResources } from './resources.ts';
import { serveSignIn } from './signIn.ts';

export interface IdentityOptions extends PagesOptions {
  db: Database;
  keys: IdentityKeys;
  /** Origins of the cabinet. The first origin names the issuer. */
  origins: string[];
}

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

  await app.register(async (scope) =>
    serveSignIn(scope, { db, provider, pages, passwords, secret: keys.refresh, isSecure }),
  );
  await app.register(async (scope) => serveReset(scope, { db, pages, passwords, origins, helper }));
  await app.register(async (scope) => serveResources(scope, origins));
  await app.register(async (scope) => passToProvider(scope, provider, origins));
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
