import type { Locale } from '@cabinet/contracts/config';
import type { ParsedInput, Route, RouteAnswer, RouteOutput } from '@cabinet/contracts/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import * as v from 'valibot';
import { type Caller, callerOf } from './access.ts';
import { MALFORMED } from './answerError.ts';
import { BadRequest } from './errors.ts';
import { faultText } from './faultText.ts';
import { localeOf } from './locale.ts';
import { networkOf } from './plugins/rateLimit.ts';

/** What a handler knows of the request beside its input. */
export interface RequestContext {
  /** `Idempotency-Key` of the request, else null. */
  key: string | null;
  requestId: string;
  /** Whom the sender's address is counted as. */
  network: string;
  /** Of messages to the person who calls. */
  locale: Locale;
  /** For the rare answer with a header or a status of its own. */
  reply: Pick<FastifyReply, 'header' | 'code'>;
}

/** What a handler knows of a signed-in caller. */
export interface Context extends Caller, RequestContext {}

/** Answers what the route promises, with or without the members that the reader fills in itself. */
export type Handler<R extends Route, C = Context> = (
  input: ParsedInput<R>,
  context: C,
) => Promise<RouteAnswer<R> | RouteOutput<R>>;

const SANE_KEY = /^[\w-]{8,128}$/;

/**
 * Serves one route of the contracts: who calls, is it theirs, does the input parse; then the handler.
 * Its answer is sent as JSON.
 */
export function serve<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(app, request, route);
    const work = () => handler(inputOf(route, request), { ...caller, ...contextOf(request, reply) });
    return route.params ? app.whileHitting(request, caller.subject, work) : work();
  };
  addRoute(app, route, answer, [app.limitCalls]);
}

/** Serves a route that asks nobody who they are. */
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

/** A schema of an object takes an array for one without members (D11). */
function objectOnly(body: unknown): unknown {
  if (Array.isArray(body)) throw new BadRequest(MALFORMED);
  return body;
}

function parse(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value ?? {});
  if (result.success && !hasNul(result.output)) return result.output;
  // The names of the members help whoever writes a client; their values stay out of answers and logs.
  const members = result.issues?.map((issue) => v.getDotPath(issue)).filter(Boolean) ?? [];
  throw new BadRequest({
    error: refusalText(result.issues?.[0]),
    errorCode: 'bad_request',
    ...(members.length > 0 && { message: [...new Set(members)].join(', ') }),
  });
}

/** §5 has words for what is left out and for what a form refuses; the rest is a mistake of a program. */
function refusalText(issue: v.BaseIssue<unknown> | undefined): string {
  const isLeftOut = issue?.input === undefined || issue.input === '';
  return (issue && faultText(isLeftOut ? 'required' : issue.message)) ?? MALFORMED.error;
}

/** PostgreSQL's texts cannot hold the character NUL. */
function hasNul(value: unknown): boolean {
  return JSON.stringify(value)?.includes('\\u0000') ?? false;
}

/**
 * `Idempotency-Key` of a request, null without one (CONTRACT §6).
 * @throws {BadRequest} a key that is none
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
