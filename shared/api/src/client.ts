import { type Route, type RouteInput, type RouteOutput, routePath } from '@cabinet/contracts/route';
import { isReadMethod } from '@cabinet/domain/viewAs';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { getDotPath, safeParse } from 'valibot';
import { withAbsoluteUrls } from './absoluteUrls.ts';
import { authorised, resetAuthorisation } from './authorisation.ts';
import { ApiError, toApiError, toldError } from './error.ts';
import { identitySignal } from './identity.ts';
import { withRetries } from './retry.ts';
import { type ApiSettings, applySettings, readySettings, whenReady } from './settings.ts';
import { transports } from './transport.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * The UUID of a write, which belongs to the intent and all its retries (CONTRACT §6). Default: a new UUID.
   */
  idempotencyKey?: string;
}

/**
 * Configures the client: the addresses, the identity and the transport of calls. Until then, calls are held
 * (§7).
 */
export function configureApi(settings: ApiSettings): void {
  resetAuthorisation();
  applySettings(settings);
}

/**
 * Calls a service's route and parses its answer by the contract.
 * @throws ApiError for every failure; the signal's reason after an abort or a change of the participant
 */
export async function call<R extends Route>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions = {},
): Promise<RouteOutput<R>> {
  const output = await exchange(route, input, options, (response) => parseAnswer(route, response));
  if (!isReadMethod(route.method)) readySettings().onWritten?.(route, input, output);
  return output;
}

/**
 * Calls a route for a header of its answer, which the service must expose (F14).
 * @param header name in lower case
 * @returns null without that header
 * @throws as `call`
 */
export async function callForHeader<R extends Route>(
  route: R,
  input: RouteInput<R>,
  header: string,
  options: CallOptions = {},
): Promise<string | null> {
  return exchange(route, input, options, ({ headers }) => headers[header] || null);
}

async function exchange<R extends Route, T>(
  route: R,
  input: RouteInput<R>,
  options: CallOptions,
  read: (response: AxiosResponse) => T,
): Promise<T> {
  const identity = identitySignal();
  const signal = options.signal ? AbortSignal.any([identity, options.signal]) : identity;
  await whenReady();
  signal.throwIfAborted();

  const request = { ...requestOf(route, input, options), signal };
  const attempt = () => send(route, request, read);
  // A 401 of a public route does not affect the session.
  const isPublic = route.access === 'public';
  const answer = await withRetries(route, signal, isPublic ? attempt : () => authorised(attempt));
  signal.throwIfAborted();
  return answer;
}

async function send<T>(
  route: Route,
  request: AxiosRequestConfig,
  read: (response: AxiosResponse) => T,
): Promise<T> {
  try {
    const { config, adapter } = readySettings();
    const response = await transports[route.service].request({
      ...request,
      baseURL: route.service === 'suggestions' ? config.suggestions.url : config[route.service],
      ...(adapter ? { adapter } : {}),
    });
    const told = toldError(route, response);
    if (told) throw told;
    return read(response);
  } catch (error) {
    throw toApiError(error, route);
  }
}

function requestOf(route: Route, input: RouteInput<Route>, options: CallOptions): AxiosRequestConfig {
  const { params, query, body } = input as {
    params?: Record<string, unknown>;
    query?: object;
    body?: unknown;
  };
  const key = isReadMethod(route.method) ? null : (options.idempotencyKey ?? crypto.randomUUID());
  return {
    method: route.method,
    url: routePath(route, params),
    params: { ...query, ...ownEmail(route, query) },
    data: body,
    access: route.access,
    headers: key ? { 'Idempotency-Key': key } : {},
  };
}

/** §6: ordinary users read their own data by their own e-mail, if the route takes an e-mail. */
function ownEmail(route: Route, query: object = {}): { email?: string } {
  const takesEmail = route.query && 'entries' in route.query && 'email' in (route.query.entries as object);
  const { owner, email } = readySettings().scope();
  return takesEmail && owner === null && email && !('email' in query) ? { email } : {};
}

/**
 * Parses an answer. An invalid answer is one error in one place, and never a broken page. The error names the
 * invalid field and not its value. Only a write or a HEAD may have an empty answer. An empty read would look
 * like a read without results.
 */
function parseAnswer<R extends Route>(route: R, { data, headers, config }: AxiosResponse): RouteOutput<R> {
  const { baseURL = '' } = config;
  const given = data === '' && route.method !== 'GET' ? {} : withAbsoluteUrls(data, baseURL);
  const answer = safeParse(route.output, given);
  if (answer.success) return answer.output as RouteOutput<R>;
  const place = getDotPath(answer.issues[0]) ?? 'its root';
  throw new ApiError(`${route.method} ${route.path}: the answer is invalid at ${place}`, {
    status: 200,
    kind: 'broken',
    requestId: headers['x-request-id'] ?? null,
  });
}
