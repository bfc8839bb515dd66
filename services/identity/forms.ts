import { EMAIL_LENGTH } from '@cabinet/contracts/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests, Unavailable } from '../kit/errors.ts';
import { localeOf } from '../kit/locale.ts';

/** Why a form is not looked at just now. */
export type Wait = 'busy' | { waitMinutes: number };

const BUSY_SECONDS = 5;

/** A scope whose routes take forms and answer with pages. */
export function servePages(app: FastifyInstance, policy: string): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Content-Security-Policy', policy);
    reply.type('text/html; charset=utf-8');
  });
}

/** The text of a form's field. */
export function fieldOf({ body }: FastifyRequest, name: string): string {
  return textOf((body as Record<string, unknown> | null | undefined)?.[name]);
}

/** The e-mail of a form, as accounts keep it. */
export function emailOf(request: FastifyRequest): string {
  return fieldOf(request, 'username').trim().toLowerCase().slice(0, EMAIL_LENGTH);
}

export function textOf(value: unknown): string {
  // PostgreSQL's texts cannot hold the character NUL.
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

/** Chosen on the page itself, else asked for by the cabinet, else of the browser. */
export function languageOf(request: FastifyRequest, asked?: unknown) {
  const { ui_locales: chosen } = request.query as Record<string, unknown>;
  return localeOf(chosen, asked, request.headers['accept-language']);
}

/**
 * Why nobody looks at a form just now, for a person to read.
 * @throws what is no refusal
 */
export function refusalOf(error: unknown): { status: number; refusal: Wait; retryAfter: number } {
  if (error instanceof TooManyRequests) {
    const { status, retryAfter } = error;
    return { status, refusal: { waitMinutes: Math.ceil(retryAfter / 60) }, retryAfter };
  }
  if (error instanceof Unavailable) {
    return { status: error.status, refusal: 'busy', retryAfter: BUSY_SECONDS };
  }
  throw error;
}
