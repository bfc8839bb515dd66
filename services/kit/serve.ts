import type { Locale } from '@cabinet/contracts/config';
import type { ParsedInput, Route, RouteAnswer, RouteOutput } from '@cabinet/contracts/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import { type Caller, callerOf } from './access.ts';
import { MALFORMED } from './answerError.ts';
import { BadRequest } from './errors.ts';
import { issueText } from './issueText.ts';
import { localeOf } from './locale.ts';
import { networkOf } from './plugins/rateLimit.ts';

/** The request data that a handler gets in addition to its input. */
export interface RequestContext {
  /** `Idempotency-Key` of the request, else null. */
  key: string | null;
  requestId: string;
  /** The sender's network for rate limits. */
  network: string;
  /** The language of messages to the caller. */
  locale: Locale;
  /** For a special header or status in the answer. */
  reply: Pick<FastifyReply, 'header' | 'code'>;
}

/** The request data and the signed-in caller of a handler. */
export interface Context extends Caller, RequestContext {}

/** Returns the answer that the route defines. Members that the client's parser adds may be missing. */
export type Handler<R extends Route, C = Context> = (
  input: ParsedInput<R>,
  context: C,
) => Promise<RouteAnswer<R> | RouteOutput<R>>;

const SANE_KEY = /^[\w-]{8,128}$/;

/**
 * Serves one route of the contracts: checks the caller, the access and the input, and then calls the handler.
 * The answer is JSON.
 */
export function serve<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(app, request, route);
    const work = () => handler(inputOf(route, request), { ...caller, ...contextOf(request, reply) });
    return route.params ? app.whileHitting(request, caller.subject, work) : work();
  };
  addRoute(app, route, answer, [app.limitCalls]);
}

/** Serves a route without authentication. */
export function servePublic<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R, RequestContext>,
): void {
  addRoute(app, route, async (request, reply) => handler(inputOf(route, request), contextOf(request, reply)));
}

function addRoute(
  app: FastifyInstance,
  route: Route,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  hooks: onRequestAsyncHookHandler[] = [],
): void {
  app.route({
    onRequest: [async () => app.whileInFlight.refuseWhenFull(), ...hooks],
    method: route.method,
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: (request, reply) => app.whileInFlight(() => answer(request, reply)),
  });
}

function contextOf(request: FastifyRequest, reply: FastifyReply): RequestContext {
  return {
    key: keyOf(request),
    requestId: request.id,
    network: networkOf(request),
    locale: localeOf(request.headers['accept-language']),
    reply,
  };
}

function inputOf<R extends Route>(route: R, request: FastifyRequest): ParsedInput<R> {
  return {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: parse(route.body, objectOnly(request.body)),
  } as ParsedInput<R>;
}

/** Rejects arrays, because an object schema accepts an array as an object without members (D11). */
function objectOnly(body: unknown): unknown {
  if (Array.isArray(body)) throw new BadRequest(MALFORMED);
  return body;
}

function parse(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value ?? {});
  if (result.success && !hasNul(result.output)) return result.output;
  // The member names help developers of clients. The values stay out of answers and logs.
  const members = result.issues?.map((issue) => v.getDotPath(issue)).filter(Boolean) ?? [];
  throw new BadRequest({
    error: refusalText(result.issues?.[0]),
    errorCode: 'bad_request',
    ...(members.length > 0 && { message: [...new Set(members)].join(', ') }),
  });
}

/**
 * Returns the form's text for missing and invalid form values (§5). Other errors are mistakes of a program.
 */
function refusalText(issue: v.BaseIssue<unknown> | undefined): string {
  const isLeftOut = issue?.input === undefined || issue.input === '';
  return (issue && issueText(isLeftOut ? 'required' : issue.message)) ?? MALFORMED.error;
}

/** PostgreSQL's text type cannot store the character NUL. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasNul);
}

/**
 * Returns the request's `Idempotency-Key`; null without a key (CONTRACT §6).
 * @throws {BadRequest} the key is invalid
 */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && SANE_KEY.test(key)) return key;
  throw new BadRequest({
    error: 'Запрос записан с ошибкой',
    errorCode: 'bad_key',
    message: 'Idempotency-Key',
  });
}
