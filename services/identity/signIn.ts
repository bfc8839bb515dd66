import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { counters } from '../kit/counters.ts';
import type { Database } from '../kit/database.ts';
import { TooManyRequests, Unavailable } from '../kit/errors.ts';
import { localeOf } from '../kit/locale.ts';
import { openPasswordQueue, passwordCheck } from './checkPassword.ts';
import { DEVICE_COOKIE, deviceCookie, openDevices } from './device.ts';
import type { Pages, SignInError } from './pages.ts';

export interface SignInOptions {
  db: Database;
  provider: Provider;
  pages: Pages;
  /** Signs the cookies of known browsers. */
  secret: string;
  isSecure: boolean;
}

const EMAIL_LENGTH = 254;
const FORM = '/login-actions/authenticate/:uid';

/** The sign-in form, at Keycloak's address and with Keycloak's field ids (CONTRACT §2). */
export async function serveSignIn(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { db, provider, pages, secret, isSecure } = options;
  const devices = openDevices(secret);
  const passwords = openPasswordQueue();
  app.addHook('onClose', () => passwords.close());
  const checkPassword = passwordCheck(db, passwords);
  await app.register(cookie);
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
    const email = textOf(username).trim().toLowerCase().slice(0, EMAIL_LENGTH);
    const locale = languageOf(request, interaction.params.ui_locales);
    const again = (error: SignInError) => pages.signIn({ locale, email: textOf(username), error });
    const attempt = {
      email,
      password: textOf(password),
      form: interaction.uid,
      device: devices.find(request.cookies[DEVICE_COOKIE], email),
    };
    const account = await checkPassword(request, attempt).catch((refused: unknown) => refusalOf(refused));
    if (!account) {
      counters.signInRefusals.inc({ reason: 'wrong' });
      return again('wrong');
    }
    if ('refusal' in account) {
      const { status, refusal, retryAfter } = account;
      counters.signInRefusals.inc({ reason: refusal === 'busy' ? 'busy' : 'too_many' });
      return reply.code(status).header('Retry-After', retryAfter).send(again(refusal));
    }
    counters.signIns.inc();
    reply.setCookie(DEVICE_COOKIE, devices.cookieFor(email), deviceCookie(isSecure));
    const login = { accountId: account.id, amr: ['pwd'] };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  });
}

const BUSY_SECONDS = 5;

/** Why nobody looks at a password just now, for a person to read. */
function refusalOf(error: unknown): { status: number; refusal: SignInError; retryAfter: number } {
  if (error instanceof TooManyRequests) {
    const { status, retryAfter } = error;
    return { status, refusal: { waitMinutes: Math.ceil(retryAfter / 60) }, retryAfter };
  }
  if (error instanceof Unavailable) {
    return { status: error.status, refusal: 'busy', retryAfter: BUSY_SECONDS };
  }
  throw error;
}

function languageOf(request: FastifyRequest, asked?: unknown) {
  return localeOf(asked, request.headers['accept-language']);
}

function textOf(value: unknown): string {
  // PostgreSQL's texts cannot hold the character NUL.
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}
