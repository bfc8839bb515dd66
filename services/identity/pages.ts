import { createHash } from 'node:crypto';
import { type CabinetConfig, LOCALES, type Locale, type Project } from '@cabinet/contracts/config';
import { EMAIL_LENGTH } from '@cabinet/contracts/text';
import { LEVELS } from '@cabinet/domain/level';
import { PASSWORD_LENGTH, type PasswordRefusal } from '@cabinet/domain/password';
import { REWARDS } from '@cabinet/domain/reward';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { escapeHtml, NO_SINKS } from '../kit/html.ts';
import { localeOf } from '../kit/locale.ts';
import { EYE, LOGO, ROSETTE } from './art.ts';
import type { Wait } from './forms.ts';
import { NEW_PASSWORD_PATH, REALM_PATH, RESET_PATH } from './realm.ts';
import { type Texts, textsOf } from './texts.ts';

export interface PagesOptions {
  /** The variant that defines the colours of the pages. */
  project: Project;
  /** The university of the programme. Without a university, the pages name none. */
  university?: CabinetConfig['university'] | undefined;
  /** The support contact for people who cannot sign in. */
  support?: Pick<CabinetConfig['support'], 'email'> | undefined;
  /** Origins that a sign-in may return to. */
  origins: string[];
}

interface EmailForm<FormError> {
  locale: Locale;
  /** The initial value of the e-mail field. */
  email: string;
  error: FormError | null;
}

/** The reason for a failed sign-in. */
export type SignInError = 'wrong' | Wait;
/** The reason why no letter is sent. */
export type ForgotError = 'badEmail' | Wait;
/** The reason why a new password is refused. */
export type NewPasswordError = PasswordRefusal | Wait;

interface NewPasswordForm {
  locale: Locale;
  /** The key in the link. */
  key: string;
  error: NewPasswordError | null;
}

export type Pages = ReturnType<typeof createPages>;

const SUBMIT_SCRIPT = 'document.forms[0].submit()';

/**
 * Creates the pages of the identity service in plain HTML. The pages work without their script, which only
 * shows the password. The automatic sign-out needs a script.
 */
export function createPages({ project, university, support, origins }: PagesOptions) {
  const policyOf = (script: string) =>
    [
      "default-src 'none'",
      `script-src ${script}`,
      "style-src 'self'; font-src 'self'; img-src data:",
      // The answer to the form redirects to the cabinet, and Chromium applies `form-action` to the redirect.
      `form-action 'self' ${origins.join(' ')}`,
      // O3: users enter data only in a window that shows the URL.
      "frame-ancestors 'none'",
      "base-uri 'none'",
      NO_SINKS,
    ].join('; ');
  const draw = (locale: Locale, title: string, body: string) => documentOf(project, locale, title, body);
  const helper = support?.email;
  const policy = policyOf("'self'");
  const answer = (ctx: KoaContextWithOIDC, title: string, body: string) => {
    ctx.type = 'html';
    ctx.body = draw(localeOfContext(ctx), title, body);
  };

  return {
    policy,

    signIn({ locale, email, error }: EmailForm<SignInError>): string {
      const t = textsOf(locale);
      const form = signInForm({
        locale,
        email,
        error: error && errorText(t, error),
        university: university?.name[locale] ?? university?.name.ru,
        helper,
      });
      return draw(locale, t.signIn, form);
    },

    /** The page that requests the e-mail for a password reset. */
    forgot({ locale, email, error }: EmailForm<ForgotError>): string {
      const t = textsOf(locale);
      return draw(locale, t.newPassword, forgotForm(locale, email, error && errorText(t, error), helper));
    },

    /** The page is the same for an unknown e-mail (B3). */
    letterSent({ locale, email }: { locale: Locale; email: string }): string {
      const t = textsOf(locale);
      return draw(locale, t.checkMail, message(locale, t.checkMail, t.letterSent(email), t.toSignIn));
    },

    /** The page behind the letter's link. */
    newPassword({ locale, key, error }: NewPasswordForm): string {
      const t = textsOf(locale);
      return draw(locale, t.newPassword, newPasswordForm(locale, key, error && errorText(t, error), helper));
    },

    linkEnded(locale: Locale): string {
      const t = textsOf(locale);
      const again = pathOf(RESET_PATH, { ui_locales: locale });
      return draw(locale, t.linkEnded, message(locale, t.linkEnded, t.linkTerms, t.askAgain, again));
    },

    passwordChanged(locale: Locale): string {
      const t = textsOf(locale);
      return draw(locale, t.passwordChanged, message(locale, t.passwordChanged, t.signInAgain, t.submit));
    },

    /** The form was open too long, or the browser has no cookies. */
    outdated(locale: Locale): string {
      const t = textsOf(locale);
      return draw(locale, t.outdated, message(locale, t.outdated, t.tryAgain));
    },

    /** Too many requests came from the network, or to the process. */
    refused(locale: Locale, wait: Wait): string {
      const t = textsOf(locale);
      return draw(locale, t.signIn, message(locale, t.signIn, errorText(t, wait)));
    },

    failed(ctx: KoaContextWithOIDC, code: string): void {
      const locale = localeOfContext(ctx);
      const t = textsOf(locale);
      answer(ctx, t.failed, message(locale, t.failed, `${t.tryAgain} (${code})`));
    },

    /** The session's own ID token proves the intent, so the page skips the confirmation. */
    signOut(ctx: KoaContextWithOIDC, html: string): void {
      const t = textsOf(localeOfContext(ctx));
      const { session, entities } = ctx.oidc;
      const isMeant = entities.IdTokenHint?.payload.sub === session?.accountId;
      const script = isMeant ? `<script>${SUBMIT_SCRIPT}</script>` : '';
      const hash = createHash('sha256').update(SUBMIT_SCRIPT).digest('base64');
      const fields = `<input type="hidden" name="logout" value="yes"><button class="button">${t.signOut}</button></form>`;
      const title = isMeant ? t.signingOut : t.signOutQuestion;
      const form = `<div class="form"><h1>${title}</h1>${html.replace('</form>', fields)}</div>`;
      answer(ctx, title, form + script);
      ctx.set('Content-Security-Policy', policyOf(`'self' 'sha256-${hash}'`));
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

function errorText(t: Texts, error: SignInError | ForgotError | NewPasswordError): string {
  return typeof error === 'string' ? t[error] : t.wait(error.waitMinutes);
}

interface SignInView {
  locale: Locale;
  email: string;
  error: string | null;
  university: string | undefined;
  /** E-mail of the support; without an e-mail, the page offers no help. */
  helper: string | undefined;
}

function signInForm({ locale, email, error, university, helper }: SignInView): string {
  const t = textsOf(locale);
  const invalid = invalidBy(error);
  // After an error, the user must type the password again.
  const [emailFocus, passwordFocus] = error || email ? ['', 'autofocus'] : ['autofocus', ''];
  const forgot = pathOf(RESET_PATH, { ui_locales: locale });
  return `${languages(locale)}
<div class="form">
<h1>${t.signIn}</h1>
<p class="note">${university ? `${t.programmeOf(escapeHtml(university))} ` : ''}${t.account}</p>
<p class="idle" id="idle" role="status" hidden>${t.idle}</p>
<form method="post">
${emailField(t, email, `${invalid} ${emailFocus}`)}
<div class="row"><label for="password">${t.password}</label><a href="${escapeHtml(forgot)}">${t.forgot}</a></div>
${passwordField(t, `id="password" name="password" autocomplete="current-password" ${invalid} ${passwordFocus}`)}
${errorNote(error)}
<button class="button" id="kc-login" name="login">${t.submit}</button>
</form>
<p class="first">${t.first} <a href="/my/get-card">${t.getCard}</a></p>
</div>
<p class="foot">${troubleLink(t, helper)}<a href="/my/friend/rules">${t.rules}</a></p>`;
}

function forgotForm(locale: Locale, email: string, error: string | null, helper: string | undefined): string {
  const t = textsOf(locale);
  return `${languages(locale)}
<div class="form">
<h1>${t.newPassword}</h1>
<p class="note">${t.forgotNote}</p>
<form method="post">
${emailField(t, email, `${invalidBy(error)} autofocus`)}
${errorNote(error)}
<button class="button">${t.sendLetter}</button>
</form>
<p class="first"><a href="/my/">${t.toSignIn}</a></p>
</div>
<p class="foot">${troubleLink(t, helper)}</p>`;
}

function newPasswordForm(
  locale: Locale,
  key: string,
  error: string | null,
  helper: string | undefined,
): string {
  const t = textsOf(locale);
  return `${languages(locale, { key })}
<div class="form">
<h1>${t.newPassword}</h1>
<p class="note" id="rule">${t.passwordRule}</p>
<form method="post" action="${escapeHtml(pathOf(NEW_PASSWORD_PATH, { key, ui_locales: locale }))}">
<label for="password-new">${t.password}</label>
${passwordField(t, `id="password-new" name="password-new" autocomplete="new-password" ${invalidBy(error) || 'aria-describedby="rule"'} autofocus`)}
${errorNote(error)}
<button class="button">${t.save}</button>
</form>
</div>
<p class="foot">${troubleLink(t, helper)}</p>`;
}

function emailField(t: Texts, email: string, attributes: string): string {
  return `<label for="username">${t.email}</label>
<input id="username" name="username" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="${EMAIL_LENGTH}" value="${escapeHtml(email)}" ${attributes}>`;
}

function passwordField(t: Texts, attributes: string): string {
  return `<div class="password">
<input type="password" maxlength="${PASSWORD_LENGTH.most}" ${attributes}>
<button type="button" class="show" aria-label="${t.show}" data-other="${t.hide}" hidden>${EYE}</button>
</div>`;
}

function invalidBy(error: string | null): string {
  return error ? 'aria-invalid="true" aria-describedby="error"' : '';
}

function errorNote(error: string | null): string {
  return error ? `<p class="error" id="error" role="alert">${error}</p>` : '';
}

/** Returns an empty text if the configuration names no support. */
function troubleLink(t: Texts, helper: string | undefined): string {
  if (!helper) return '';
  const letter = `mailto:${helper}?subject=${encodeURIComponent(t.trouble)}`;
  return `<a href="${escapeHtml(letter)}">${t.trouble}</a>`;
}

function pathOf(path: string, query: Record<string, string>): string {
  return `${REALM_PATH}${path}?${new URLSearchParams(query)}`;
}

/** Links to the same form in the other languages. */
function languages(current: Locale, query: Record<string, string> = {}): string {
  const links = LOCALES.map((locale) => {
    const name = `${locale.charAt(0).toUpperCase()}${locale.slice(1)}`;
    const mark = locale === current ? ' aria-current="true"' : '';
    return `<a href="${escapeHtml(`?${new URLSearchParams({ ...query, ui_locales: locale })}`)}" hreflang="${locale}" lang="${locale}"${mark}>${name}</a>`;
  });
  return `<nav class="languages" aria-label="${textsOf(current).language}">${links.join('')}</nav>`;
}

/** The rewards of the programme, beside the form. */
function facts(t: Texts, locale: Locale): string {
  const [least, , most] = LEVELS;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const rows = [
    [REWARDS.welcome, t.forCard],
    [REWARDS.friend, t.forFriend],
    [`${least.percent}–${percent.format(most.percent / 100)}`, t.ofSemester],
  ];
  return `<ul class="facts">${rows.map(([figure, text]) => `<li><b>${figure}</b> ${text}</li>`).join('')}</ul>`;
}

function message(
  locale: Locale,
  title: string,
  text: string,
  action = textsOf(locale).back,
  href = '/my/',
): string {
  return `<div class="form">
<h1>${title}</h1>
<p class="note">${escapeHtml(text)}</p>
<a class="button" href="${escapeHtml(href)}">${action}</a>
</div>`;
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
<script src="${REALM_PATH}/resources/page.js"></script>
</head>
<body>
<div class="stage"><p class="brand">${LOGO}${t.programme}</p>${ROSETTE}<div class="gain"><p class="lead">${project === 'mti' ? t.leadCoins : t.lead}</p>${facts(t, locale)}</div></div>
<main>${body}</main>
</body>
</html>
`;
}
