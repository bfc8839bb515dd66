import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Database } from '../kit/database.ts';
import { localeOf } from '../kit/locale.ts';
import { checkPassword } from './accounts.ts';
import type { Pages } from './pages.ts';

export interface SignInOptions {
  db: Database;
  provider: Provider;
  pages: Pages;
}

const FORM = '/login-actions/authenticate/:uid';

/** The sign-in form, at Keycloak's address and with Keycloak's field ids (CONTRACT §2). */
export function serveSignIn(app: FastifyInstance, { db, provider, pages }: SignInOptions): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', pages.policy);
    reply.type('text/html; charset=utf-8');
  });

  const find = ({ raw }: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(raw, reply.raw).catch(() => null);
  const outdated = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(400).send(pages.outdated(languageOf(request)));

  app.get(FORM, async (request, reply) => {
    const interaction = await find(request, reply);
    if (!interaction) return outdated(request, reply);
    const { ui_locales: asked, login_hint: hint } = interaction.params;
    return pages.signIn({ locale: languageOf(request, asked), email: textOf(hint), error: null });
  });

  app.post(FORM, async (request, reply) => {
    const interaction = await find(request, reply);
    if (!interaction) return outdated(request, reply);
    const { username, password } = (request.body ?? {}) as Record<string, unknown>;
    const result = await checkPassword(db, textOf(username), textOf(password));
    if (typeof result === 'string') {
      const locale = languageOf(request, interaction.params.ui_locales);
      return pages.signIn({ locale, email: textOf(username), error: result });
    }
    const login = { accountId: result.id, amr: ['pwd'] };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  });
}

function languageOf(request: FastifyRequest, asked?: unknown) {
  return localeOf(asked, request.headers['accept-language']);
}

function textOf(value: unknown): string {
  // PostgreSQL's texts cannot hold the character NUL.
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}
