import type { ParsedInput, Route, RouteAnswer, RouteOutput, ServiceName } from '@cabinet/contracts/route';
import {
  type AxiosAdapter,
  AxiosError,
  AxiosHeaders,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { type GenericSchema, safeParse } from 'valibot';
import { aConfig } from './builders.ts';

/** An answer with its own status. The body is not checked, so a test can break the contract. */
export class FakeAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string>) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Creates an answer of a failing service: `answer(409, { error: 'Недостаточно токенов' })`.
 * @param status HTTP status
 * @param headers of the answer
 */
export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): FakeAnswer {
  return new FakeAnswer(status, body, headers);
}

/** A lost connection without an answer. */
export const lost = new FakeAnswer(0, null, {});

/** A timeout of the client. */
export const timedOut = new FakeAnswer(0, null, {});

/** The answer in the format of the service or of the builders. The network checks it against the contract. */
type Given<R extends Route> = RouteAnswer<R> | Partial<RouteOutput<R>> | FakeAnswer;

/** Returns the answer to a request of the route. A promise delays the answer. */
export type Handler<R extends Route> = (
  input: ParsedInput<R>,
  headers: Record<string, string>,
) => Given<R> | Promise<Given<R>>;

/** A sent request. Its input is parsed as the service would parse it. */
export interface RecordedCall<R extends Route = Route> {
  route: R;
  input: ParsedInput<R>;
  headers: Record<string, string>;
}

export interface FakeNetwork {
  /** The adapter for `configureApi`. */
  adapter: AxiosAdapter;
  /** Sets or replaces the answer of a route. */
  on<R extends Route>(route: R, handler: Handler<R>): void;
  /** The requests so far, of one route if given. */
  calls(): RecordedCall[];
  calls<R extends Route>(route: R): RecordedCall<R>[];
}

type Answers<Routes extends readonly Route[]> = {
  [K in keyof Routes]: readonly [Routes[K], Handler<Routes[K]>];
};

/**
 * Creates fake services that replace the browser's network. The network checks requests and answers against
 * the contracts. A wrong input, a wrong answer and an unknown route fail the test.
 * @param answers pairs of a route and its handler
 */
export function fakeNetwork<const Routes extends readonly Route[]>(answers: Answers<Routes>): FakeNetwork {
  const handlers = new Map(answers as unknown as [Route, Handler<Route>][]);
  const recorded: RecordedCall[] = [];

  async function adapter(request: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const route = [...handlers.keys()].find((candidate) => pathParams(candidate, request) !== null);
    if (!route)
      return fail(
        `The test has no answer for ${request.method?.toUpperCase()} ${request.baseURL}${request.url}`,
      );
    const input = parseInput(route, request);
    const headers = plainHeaders(request);
    recorded.push({ route, input, headers });
    const handler = handlers.get(route) as Handler<Route>;
    const given = await untilAborted(Promise.resolve(handler(input, headers)), request);
    return given instanceof FakeAnswer ? settle(given, request) : settle(checked(route, given), request);
  }

  function calls<R extends Route>(route?: R) {
    return (route ? recorded.filter((call) => call.route === route) : recorded) as RecordedCall<R>[];
  }

  return {
    adapter,
    calls,
    on: (route, handler) => handlers.set(route, handler as unknown as Handler<Route>),
  };
}

const { suggestions, ...services } = aConfig().services;
const ADDRESSES: Record<ServiceName, string> = { ...services, suggestions: suggestions.url };

/** The parameters in the request's path. Null for another route. */
function pathParams(route: Route, request: InternalAxiosRequestConfig): Record<string, string> | null {
  const isSame =
    request.method?.toUpperCase() === route.method && request.baseURL === ADDRESSES[route.service];
  const pattern = route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const match = isSame ? new RegExp(`^${pattern}$`).exec(request.url ?? '') : null;
  if (!match) return null;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
}

function parseInput(route: Route, request: InternalAxiosRequestConfig): ParsedInput<Route> {
  const parts = {
    params: pathParams(route, request),
    query: Object.fromEntries(new URLSearchParams(request.params)),
    body: typeof request.data === 'string' ? JSON.parse(request.data) : request.data,
  };
  const parse = (name: keyof typeof parts) => {
    const schema: GenericSchema | undefined = route[name];
    return schema && must(route, `${name} of the request`, schema, parts[name]);
  };
  return { params: parse('params'), query: parse('query'), body: parse('body') };
}

/** The answer as JSON, if it matches the contract. */
function checked(route: Route, given: unknown): FakeAnswer {
  must(route, 'the answer', route.output, given);
  return answer(200, given);
}

function must(route: Route, what: string, schema: GenericSchema, value: unknown): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.output;
  return fail(
    `${route.method} ${route.path}: ${what} breaks the contract: ${JSON.stringify(result.issues[0].message)}`,
  );
}

/**
 * Logs the error too, because the code under test may catch it. The guard of the console fails the test
 * (setup.ts).
 */
function fail(problem: string): never {
  console.error(problem);
  throw new Error(problem);
}

function settle(given: FakeAnswer, request: InternalAxiosRequestConfig): AxiosResponse {
  const { status, body, headers } = given;
  if (given === timedOut) throw new AxiosError('timeout exceeded', AxiosError.ECONNABORTED, request);
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, request);
  const data = JSON.parse(JSON.stringify(body));
  const response = { data, status, statusText: '', headers: new AxiosHeaders(headers), config: request };
  if (status < 200 || status > 299) {
    throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_RESPONSE, request, null, response);
  }
  return response;
}

function untilAborted<T>(work: Promise<T>, request: InternalAxiosRequestConfig): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  request.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, request)));
  return Promise.race([work, aborted]);
}

function plainHeaders({ headers }: InternalAxiosRequestConfig): Record<string, string> {
  return Object.fromEntries(Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]));
}
