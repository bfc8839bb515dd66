import { emailRefusal } from '@cabinet/domain/fields';
import { passwordRefusal } from '@cabinet/domain/password';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../kit/database.ts';
import { sendMessage } from '../kit/outbox.ts';
import { networkOf, spend } from '../kit/plugins/rateLimit.ts';
import { findKeptAccount } from './accounts.ts';
import type { Passwords } from './checkPassword.ts';
import { emailOf, fieldOf, languageOf, refusalOf, servePages, textOf, type Wait } from './forms.ts';
import { changedLetter, linkLetter } from './letters.ts';
import { originOf } from './mount.ts';
import type { ForgotError, NewPasswordError, Pages } from './pages.ts';
import { findByLink, makeLink, useLink } from './passwordLinks.ts';
import { NEW_PASSWORD_PATH, REALM_PATH, RESET_PATH } from './realm.ts';

export interface ResetOptions {
  db: Database;
  pages: Pages;
  passwords: Passwords;
  origins: readonly string[];
  /** E-mail of the support, for owners who did not change their password themselves. */
  helper: string | undefined;
}

/** Serves the password reset at Keycloak's paths: the letter with a link, and the page behind the link. */
export function serveReset(app: FastifyInstance, options: ResetOptions): void {
  const { db, pages, passwords, origins, helper } = options;
  servePages(app, pages.policy);
  const refuse = (reply: FastifyReply, error: unknown, page: (refusal: Wait) => string) => {
    const { status, refusal, retryAfter } = refusalOf(error);
    return reply.code(status).header('Retry-After', retryAfter).send(page(refusal));
  };

  app.get(RESET_PATH, async (request) =>
    pages.forgot({ locale: languageOf(request), email: '', error: null }),
  );

  app.post(RESET_PATH, async (request, reply) => {
    const [locale, email] = [languageOf(request), emailOf(request)];
    const again = (error: ForgotError) =>
      pages.forgot({ locale, email: fieldOf(request, 'username'), error });
    if (emailRefusal(email) !== null) return again('badEmail');
    try {
      // Count known and unknown e-mails, because the answer must not reveal the difference (B3).
      await spend(db, request, 'resetLettersOfNetwork', networkOf(request));
      await spend(db, request, 'resetLetters', email);
    } catch (error) {
      return refuse(reply, error, again);
    }
    const address = `${originOf(request.headers, origins)}${REALM_PATH}${NEW_PASSWORD_PATH}`;
    await db.transaction(async (tx) => {
      const account = await findKeptAccount(tx, email);
      if (!account) return;
      const query = new URLSearchParams({ key: await makeLink(tx, account.id), ui_locales: locale });
      await sendMessage(tx, { channel: 'email', to: email, ...linkLetter(locale, `${address}?${query}`) });
    });
    return pages.letterSent({ locale, email });
  });

  const keyOf = ({ query }: FastifyRequest) => textOf((query as Record<string, unknown>).key);

  // Mail scanners open the link, too. So only the form consumes the link.
  app.get(NEW_PASSWORD_PATH, async (request, reply) => {
    const [locale, key] = [languageOf(request), keyOf(request)];
    if (await findByLink(db, key)) return pages.newPassword({ locale, key, error: null });
    return reply.code(400).send(pages.linkEnded(locale));
  });

  app.post(NEW_PASSWORD_PATH, async (request, reply) => {
    const [locale, key] = [languageOf(request), keyOf(request)];
    const password = fieldOf(request, 'password-new');
    const again = (error: NewPasswordError) => pages.newPassword({ locale, key, error });
    const ended = () => reply.code(400).send(pages.linkEnded(locale));
    const account = await findByLink(db, key);
    if (!account) return ended();
    const refusal = passwordRefusal(password, account.email);
    if (refusal) return again(refusal);
    try {
      const kept = await passwords.hash(password);
      const isChanged = await db.transaction(async (tx) => {
        if (!(await useLink(tx, key, kept))) return false;
        await sendMessage(tx, { channel: 'email', to: account.email, ...changedLetter(locale, helper) });
        return true;
      });
      return isChanged ? pages.passwordChanged(locale) : ended();
    } catch (error) {
      return refuse(reply, error, again);
    }
  });
}
