import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The services behind the cabinet; the key of a service's base address in `config.json`. */
export type ServiceName = 'loyalty' | 'crm' | 'landing' | 'suggestions';

/**
 * Who may call a route (§6).
 * - `public`: nobody is asked for a token
 * - `own`: a signed-in participant, own data only; the staff roles may read as another user
 * - `own-only`: as `own`, but never in view-as, not even for reading (a GET that acts, R6)
 * - `staff`: the staff roles only, in their own name
 */
export type Access = 'public' | 'own' | 'own-only' | 'staff';

/** Longest body in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** A route is data: served by the service, called by the client, faked by tests, printed as OpenAPI. */
export interface Route<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Output extends GenericSchema = GenericSchema,
> {
  service: ServiceName;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Below the service's base address, with `{name}` for each member of `params`. */
  path: `/${string}`;
  access: Access;
  /** One sentence for `/openapi.json`. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /** Longest body in bytes, where that is not {@link BODY_LIMIT}. */
  bodyLimit?: number;
  /** Why it may say no beyond what `answerStatuses` knows of every route: nothing there, a rule, a limit. */
  refuses?: readonly (401 | 404 | 409 | 422 | 429)[];
}

/** Keeps the literal types of a route. */
export function defineRoute<
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
  Output extends GenericSchema = GenericSchema,
>(route: Route<Params, Query, Body, Output>): Route<Params, Query, Body, Output> {
  return route;
}

type In<S> = S extends GenericSchema ? InferInput<S> : undefined;
type Out<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type Given<K extends string, V> = V extends undefined ? { [key in K]?: never } : { [key in K]: V };

/** What a caller of the route hands over, before parsing. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, GenericSchema>
    ? Given<'params', In<P>> & Given<'query', In<Q>> & Given<'body', In<B>>
    : never;

/** What a handler of the route receives, after parsing. */
export type ParsedInput<R> =
  R extends Route<infer P, infer Q, infer B, GenericSchema>
    ? { params: Out<P>; query: Out<Q>; body: Out<B> }
    : never;

/** What the route answers, after parsing. */
export type RouteOutput<R> = R extends { output: infer O extends GenericSchema } ? InferOutput<O> : never;

/** What a handler of the route returns, before it is parsed by the browser. */
export type RouteAnswer<R> = R extends { output: infer O extends GenericSchema } ? InferInput<O> : never;

/** Every status the route answers with, its success first: what `/openapi.json` prints and a test may hold it to. */
export function answerStatuses(route: Pick<Route, 'method' | 'access' | 'params' | 'refuses'>): number[] {
  const { method, access, params, refuses = [] } = route;
  const isWrite = method !== 'GET' && method !== 'HEAD';
  const isOwned = access !== 'public';
  const refusals = new Set([
    400,
    ...(isOwned ? [401, 403, 429] : []),
    ...refuses,
    ...(isWrite ? [413, 415] : []),
    ...(params ? [414] : []),
    // The idempotency key: in use just now, used for something else (CONTRACT §6).
    ...(isWrite && isOwned ? [409, 422] : []),
    503,
  ]);
  return [method === 'HEAD' ? 204 : 200, ...[...refusals].sort((a, b) => a - b)];
}

/** `/api/orders/{orderId}` with its parameters filled in, each encoded. */
export function routePath(route: Pick<Route, 'path'>, params: Record<string, unknown> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
