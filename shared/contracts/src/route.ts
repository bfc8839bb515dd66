import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The services behind the cabinet. The name is the key of the service's base address in `config.json`. */
export type ServiceName = 'loyalty' | 'crm' | 'landing' | 'suggestions';

/**
 * Who may call a route (§6).
 * Everybody may call a `public` route, without a token.
 * A signed-in participant may call an `own` route for own data. The staff roles may read as another user.
 * An `own-only` route is like `own`, but never in view-as, not even for reading (a GET that acts, R6).
 * The staff roles may call a `staff` route, in their own name only.
 */
export type Access = 'public' | 'own' | 'own-only' | 'staff';

/** Default limit of a body, in bytes. */
export const BODY_LIMIT = 64 * 1024;

/** A route as data. Services serve it, clients call it, tests mock it, and `/openapi.json` prints it. */
export interface Route<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Output extends GenericSchema = GenericSchema,
> {
  service: ServiceName;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the service's base address, with `{name}` for each member of `params`. */
  path: `/${string}`;
  access: Access;
  /** One sentence for `/openapi.json`. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
  /** Limit of a body in bytes, if other than {@link BODY_LIMIT}. */
  bodyLimit?: number;
  /** Refusals that `answerStatuses` does not add to every route: missing data, a rule, a limit. */
  refuses?: readonly (401 | 404 | 409 | 422 | 429)[];
}

/** Returns the route and keeps its literal types. */
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

/** Input of a caller, before parsing. */
export type RouteInput<R> =
  R extends Route<infer P, infer Q, infer B, GenericSchema>
    ? Given<'params', In<P>> & Given<'query', In<Q>> & Given<'body', In<B>>
    : never;

/** Input of a handler, after parsing. */
export type ParsedInput<R> =
  R extends Route<infer P, infer Q, infer B, GenericSchema>
    ? { params: Out<P>; query: Out<Q>; body: Out<B> }
    : never;

/** Answer of the route, after parsing. */
export type RouteOutput<R> = R extends { output: infer O extends GenericSchema } ? InferOutput<O> : never;

/** Return value of a handler, before the browser parses it. */
export type RouteAnswer<R> = R extends { output: infer O extends GenericSchema } ? InferInput<O> : never;

/**
 * Returns every status of a route, success first. `/openapi.json` prints these statuses; tests can check
 * answers against them.
 */
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
    // The idempotency key is in use now, or another request used it (CONTRACT §6).
    ...(isWrite && isOwned ? [409, 422] : []),
    503,
  ]);
  return [method === 'HEAD' ? 204 : 200, ...[...refusals].sort((a, b) => a - b)];
}

/** Returns the path with its parameters filled in and encoded, such as `/api/orders/12`. */
export function routePath(route: Pick<Route, 'path'>, params: Record<string, unknown> = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
