import { createHash } from 'node:crypto';
import type { Locale, Project } from '@cabinet/contracts/config';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml, NO_SINKS } from '../kit/html.ts';
import { localeOf } from '../kit/locale.ts';
import { LOGO, ROSETTE } from './art.ts';
import { REALM_PATH } from './realm.ts';
import { type Texts, textsOf } from './texts.ts';

export interface PagesOptions {
  /** Whose colours the pages wear. */
  project: Project;
  /** Origins that a sign-in may lead back to. */
  origins: string[];
}

export interface SignInForm {
  locale: Locale;
  /** The e-mail that stands in the field already. */
  email: string;
  error: SignInError | null;
}

/** Why somebody is not signed in. */
export type SignInError = 'wrong' | 'busy' | { waitMinutes: number };

export type Pages = ReturnType<typeof createPages>;

const SUBMIT_SCRIPT = 'document.forms[0].submit()';

/** The pages of the identity service: plain HTML, no script but for the automatic sign-out. */
export function createPages({ project, origins }: PagesOptions) {
  const policyOf = (script: string) =>
    [
      "default-src 'none'",
      `script-src ${script}`,
      "style-src 'self'; font-src 'self'; img-src data:",
      // The answer to the form leads back to the cabinet, which Chromium counts as its target.
      `form-action 'self' ${origins.join(' ')}`,
      // O3: a person types and confirms in the window that shows the address.
      "frame-ancestors 'none'",
      "base-uri 'none'",
      NO_SINKS,
    ].join('; ');
  const draw = (locale: Locale, title: string, body: string) => documentOf(project, locale, title, body);
  const policy = policyOf("'self'");
  const answer = (ctx: KoaContextWithOIDC, title: string, body: string) => {
    ctx.type = 'html';
    ctx.body = draw(localeOfContext(ctx), title, body);
  };

  return {
    policy,

    signIn({ locale, email, error }: SignInForm): string {
      const t = textsOf(locale);
      return draw(locale, t.signIn, signInForm(locale, email, error && errorText(t, error)));
    },

    /** The form was left open too long, or in a browser that has no cookies. */
    outdated(locale: Locale): string {
      const t = textsOf(locale);
      return draw(locale, t.outdated, message(locale, t.outdated, t.tryAgain));
    },

    failed(ctx: KoaContextWithOIDC, code: string): void {
      const locale = localeOfContext(ctx);
      const t = textsOf(locale);
      answer(ctx, t.failed, message(locale, t.failed, `${t.tryAgain} (${code})`));
    },

    /** Whoever shows the session's own ID token meant it: no second question. */
    signOut(ctx: KoaContextWithOIDC, html: string): void {
      const t = textsOf(localeOfContext(ctx));
      const { session, entities } = ctx.oidc;
      const isMeant = entities.IdTokenHint?.payload.sub === session?.accountId;
      const script = isMeant ? `<script>${SUBMIT_SCRIPT}</script>` : '';
      const hash = createHash('sha256').update(SUBMIT_SCRIPT).digest('base64');
      const fields = `<input type="hidden" name="logout" value="yes"><button class="button">${t.signOut}</button></form>`;
      const title = isMeant ? t.signingOut : t.signOutQuestion;
      answer(ctx, title, `<h1>${title}</h1>${html.replace('</form>', fields)}${script}`);
      ctx.set('Content-Security-Policy', policyOf(`'sha256-${hash}'`));
    },

    signedOut(ctx: KoaContextWithOIDC): void {
      const locale = localeOfContext(ctx);
      const t = textsOf(locale);
      answer(ctx, t.signedOut, message(locale, t.signedOut, t.comeBack));
    },
  };
}

function localeOfContext(ctx: KoaContextWithOIDC): Locale {
  return localeOf(ctx.oidc.params?.ui_locales ?? ctx.query.ui_locales, ctx.get('Accept-Language'));
}

function errorText(t: Texts, error: SignInError): string {
  return typeof error === 'string' ? t[error] : t.wait(error.waitMinutes);
}

function signInForm(locale: Locale, email: string, error: string | null): string {
  const t = textsOf(locale);
  const invalid = error ? 'aria-invalid="true" aria-describedby="error"' : '';
  // After an error it is the password that has to be typed again.
  const [emailFocus, passwordFocus] = error || email ? ['', 'autofocus'] : ['autofocus', ''];
  return `<h1>${t.signIn}</h1>
<form method="post">
${error ? `<p class="error" id="error" role="alert">${error}</p>` : ''}
<label for="username">${t.email}</label>
<input id="username" name="username" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="254" value="${escapeHtml(email)}" ${invalid} ${emailFocus}>
<label for="password">${t.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="256" ${invalid} ${passwordFocus}>
<button class="button" id="kc-login" name="login">${t.submit}</button>
</form>`;
}

function message(locale: Locale, title: string, text: string): string {
  return `<h1>${title}</h1><p>${escapeHtml(text)}</p><a class="button" href="/my/">${textsOf(locale).back}</a>`;
}

function documentOf(project: Project, locale: Locale, title: string, body: string): string {
  const t = textsOf(locale);
  return `<!doctype html>
<html lang="${locale}" data-variant="${project}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${t.programme}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${REALM_PATH}/resources/page.css">
</head>
<body>
<div class="stage"><p class="brand">${LOGO}${t.programme}</p>${ROSETTE}<p class="lead">${t.lead}</p></div>
<main>${body}</main>
</body>
</html>
`;
}
