import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { counters } from '../kit/counters.ts';
import type { Database } from '../kit/database.ts';
import { boundEach } from '../kit/inFlight.ts';
import { AT_ONCE } from '../kit/limits.ts';
import { networkOf } from '../kit/plugins/rateLimit.ts';
import type { Account } from './accounts.ts';
import { type Passwords, passwordCheck } from './checkPassword.ts';
import { DEVICE_COOKIE, deviceCookie, openDevices } from './device.ts';
import { emailOf, fieldOf, languageOf, refusalOf, servePages, textOf } from './forms.ts';
import type { Pages } from './pages.ts';

export interface SignInOptions {
  db: Database;
  provider: Provider;
  pages: Pages;
  passwords: Passwords;
  /** The secret that signs the cookies of known browsers. */
  secret: string;
  isSecure: boolean;
}

const FORM = '/login-actions/authenticate/:uid';

/** Serves the sign-in form at Keycloak's path and with Keycloak's field ids (CONTRACT §2). */
export async function serveSignIn(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { db, provider, pages, passwords, secret, isSecure } = options;
  const devices = openDevices(secret);
  const checkPassword = passwordCheck(db, passwords);
  const eachNetwork = boundEach(AT_ONCE.signInsOfNetwork.most);
  await app.register(cookie);
  servePages(app, pages.policy);

  const find = ({ raw }: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(raw, reply.raw).catch(() => null);
  const outdated = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(400).send(pages.outdated(languageOf(request)));

  app.get(FORM, (request, reply) =>
    app.whileInFlight(async () => {
      const interaction = await find(request, reply);
      if (!interaction) return outdated(request, reply);
      const { ui_locales: asked, login_hint: hint } = interaction.params;
      return pages.signIn({ locale: languageOf(request, asked), email: textOf(hint), error: null });
    }),
  );

  function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    error: unknown,
    locale = languageOf(request),
  ) {
    const { status, refusal, retryAfter } = refusalOf(error);
    counters.signInRefusals.inc({ reason: refusal === 'busy' ? 'busy' : 'too_many' });
    const page = pages.signIn({ locale, email: fieldOf(request, 'username'), error: refusal });
    return reply.code(status).header('Retry-After', retryAfter).send(page);
  }

  // The first check, because a refusal must cost less than a look into the database (D2).
  app.post(FORM, (request, reply) =>
    eachNetwork(networkOf(request), () => app.whileInFlight(() => signIn(request, reply))).catch(
      (error: unknown) => refuse(request, reply, error),
    ),
  );

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    const interaction = await find(request, reply);
    if (!interaction) return outdated(request, reply);
    const email = emailOf(request);
    const locale = languageOf(request, interaction.params.ui_locales);
    const attempt = {
      email,
      password: fieldOf(request, 'password'),
      form: interaction.uid,
      device: devices.find(request.cookies[DEVICE_COOKIE], email),
    };
    let account: Account | null;
    try {
      account = await checkPassword(request, attempt);
    } catch (error) {
      return refuse(request, reply, error, locale);
    }
    if (!account) {
      counters.signInRefusals.inc({ reason: 'wrong' });
      return pages.signIn({ locale, email: fieldOf(request, 'username'), error: 'wrong' });
    }
    counters.signIns.inc();
    reply.setCookie(DEVICE_COOKIE, devices.cookieFor(email), deviceCookie(isSecure));
    const login = { accountId: account.id, amr: ['pwd'] };
    return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { login }), 303);
  }
}
