import { readFile } from 'node:fs/promises';
import type { Locale, Project } from '@cabinet/contracts/config';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { escapeHtml, NO_SINKS } from '../kit/html.ts';
import { localeOf } from '../kit/locale.ts';
import { findMessages, type SentMessage } from '../kit/outbox.ts';

export interface OutboxOptions {
  db: Database;
  /** The variant that defines the colours of the page. */
  project: Project;
  /** The URL of the sign-in pages' style sheet. The outbox page uses its design tokens and fonts. */
  styles: string;
}

const PATH = '/sandbox/outbox';
const POLICY = `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; ${NO_SINKS}`;

const TEXTS: Record<Locale, { title: string; lead: string; empty: string; sms: string; email: string }> = {
  ru: {
    title: 'Отправленные сообщения',
    lead: 'В песочнице SMS и письма никуда не уходят: они лежат здесь.',
    empty: 'Пока ничего не отправлено.',
    sms: 'SMS',
    email: 'Письмо',
  },
  uz: {
    title: 'Yuborilgan xabarlar',
    lead: 'Sinov muhitida SMS va xatlar hech qayerga ketmaydi: ular shu yerda turadi.',
    empty: 'Hozircha hech narsa yuborilmagan.',
    sms: 'SMS',
    email: 'Xat',
  },
  en: {
    title: 'Messages sent',
    lead: 'The sandbox sends no SMS and no e-mail. It shows them here.',
    empty: 'Nothing has been sent yet.',
    sms: 'SMS',
    email: 'E-mail',
  },
};

/**
 * Serves `/sandbox/outbox` (CONTRACT §2): a page for people, JSON for programs. Only the embedded default has
 * it.
 */
export async function sandboxOutbox(app: FastifyInstance, options: OutboxOptions): Promise<void> {
  const css = await readFile(new URL('outbox.css', import.meta.url), 'utf8');

  app.get<{ Querystring: { to?: unknown } }>(PATH, async ({ headers, query }, reply) => {
    // A plus sign without URL encoding arrives as a space.
    const to = typeof query.to === 'string' ? query.to.replace(/^ /, '+').trim() : '';
    const messages = await findMessages(options.db, to || null);
    reply.header('Vary', 'Accept, Accept-Language');
    if (headers.accept?.includes('application/json')) return messages;
    const locale = localeOf(headers['accept-language']);
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', POLICY)
      .send(pageOf(options, locale, messages));
  });

  app.get(`${PATH}.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
}

function pageOf({ project, styles }: OutboxOptions, locale: Locale, messages: SentMessage[]): string {
  const t = TEXTS[locale];
  const items = messages.map((message) => itemOf(message, locale));
  const list = items.length > 0 ? `<ol class="messages">${items.join('')}</ol>` : `<p>${t.empty}</p>`;
  return `<!doctype html>
<html lang="${locale}" data-variant="${project}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${t.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
<link rel="stylesheet" href="${PATH}.css">
</head>
<body>
<main><h1>${t.title}</h1><p>${t.lead}</p>${list}</main>
</body>
</html>
`;
}

function itemOf({ channel, to, subject, text, code, sentAt }: SentMessage, locale: Locale): string {
  const time = new Date(sentAt).toLocaleTimeString('ru', { hour12: false });
  return `<li class="message">
<p class="meta">${TEXTS[locale][channel]} · ${escapeHtml(to)} · <time datetime="${sentAt}">${time}</time></p>
${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}
<p>${escapeHtml(text)}</p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
</li>`;
}
