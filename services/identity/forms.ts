import { EMAIL_LENGTH } from '@cabinet/contracts/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests, Unavailable } from '../kit/errors.ts';
import { localeOf } from '../kit/locale.ts';

/** The reason why a form is not processed now. */
export type Wait = 'busy' | { waitMinutes: number };

const BUSY_SECONDS = 5;

/** Configures a scope whose routes accept forms and return pages. */
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

export function fieldOf({ body }: FastifyRequest, name: string): string {
  return textOf((body as Record<string, unknown> | null | undefined)?.[name]);
}

/** Returns the e-mail of a form in the format of the accounts. */
export function emailOf(request: FastifyRequest): string {
  return fieldOf(request, 'username').trim().toLowerCase().slice(0, EMAIL_LENGTH);
}

export function textOf(value: unknown): string {
  // PostgreSQL's text type cannot store the character NUL.
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

/** Returns the language of the page's own choice, else of the cabinet's request, else of the browser. */
export function languageOf(request: FastifyRequest, asked?: unknown) {
  const { ui_locales: chosen } = request.query as Record<string, unknown>;
  return localeOf(chosen, asked, request.headers['accept-language']);
}

/** An error after which a later try may succeed. */
export type Refusal = TooManyRequests | Unavailable;

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof TooManyRequests || error instanceof Unavailable;
}

/**
 * Returns the readable reason why a form is not processed now.
 * @throws errors that are not refusals
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
