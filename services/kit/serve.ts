import type { ParsedInput, Route, RouteAnswer, RouteOutput } from '@cabinet/contracts/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Caller, callerOf } from './access.ts';
import { BadRequest } from './errors.ts';

/** What a handler knows beside its input. */
export interface Context extends Caller {
  /** `Idempotency-Key` of the request, else null. */
  key: string | null;
  requestId: string;
}

/** Answers what the route promises, with or without the members that the reader fills in itself. */
export type Handler<R extends Route> = (
  input: ParsedInput<R>,
  context: Context,
) => Promise<RouteAnswer<R> | RouteOutput<R>>;

const SANE_KEY = /^[\w-]{8,128}$/;

/**
 * Serves one route of the contracts: who calls, is it theirs, does the input parse; then the handler.
 * Its answer is sent as JSON and kept by no cache.
 */
export function serve<R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  app.route({
    method: route.method,
    url: route.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const caller = await callerOf(app, request, route);
      const context = { ...caller, key: keyOf(request), requestId: request.id };
      return handler(inputOf(route, request), context);
    },
  });
}

function inputOf<R extends Route>(route: R, request: FastifyRequest): ParsedInput<R> {
  return {
    params: parse(route.params, request.params),
    query: parse(route.query, request.query),
    body: parse(route.body, request.body),
  } as ParsedInput<R>;
}

function parse(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value ?? {});
  if (result.success && !hasNul(result.output)) return result.output;
  // The names of the members help whoever writes a client; their values stay out of answers and logs.
  const members = result.issues?.map((issue) => v.getDotPath(issue)).filter(Boolean) ?? [];
  throw new BadRequest({
    error: 'Запрос записан с ошибкой',
    errorCode: 'bad_request',
    ...(members.length > 0 && { message: [...new Set(members)].join(', ') }),
  });
}

/** PostgreSQL's texts cannot hold the character NUL. */
function hasNul(value: unknown): boolean {
  return JSON.stringify(value)?.includes('\\u0000') ?? false;
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && SANE_KEY.test(key)) return key;
  throw new BadRequest({
    error: 'Запрос записан с ошибкой',
    errorCode: 'bad_key',
    message: 'Idempotency-Key',
  });
}
