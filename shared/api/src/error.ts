import { errorBodySchema } from '@cabinet/contracts/error';
import type { Route, ServiceName } from '@cabinet/contracts/route';
import { type AxiosResponse, isAxiosError } from 'axios';
import { safeParse } from 'valibot';

/**
 * - `network`: No answer.
 * - `unauthorised`: Status 401.
 * - `refused`: Any other 4xx status. The request is not possible.
 * - `missing`: Status 404.
 * - `broken`: Status 5xx, or an answer that does not match the contract.
 */
export type ApiErrorKind = 'network' | 'unauthorised' | 'refused' | 'missing' | 'broken';

interface ApiErrorDetails {
  service?: ServiceName | null;
  status?: number;
  kind?: ApiErrorKind;
  code?: string | null;
  text?: string | null;
  detail?: string | null;
  requestId?: string | null;
  retryAfter?: number | null;
  current?: unknown;
}

/**
 * Every failure of a call. `message` contains only route and status, without personal data. The cabinet can
 * therefore log and report it. The error keeps no reference to the request, which carries the token.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The service, if it makes a difference (§8 CRM handler). */
  readonly service: ServiceName | null;
  /** The HTTP status, or 0 without an answer. */
  readonly status: number;
  readonly kind: ApiErrorKind;
  /** The service's `errorCode`. Without an answer: `timeout`, `no-token`, `offline` or null. */
  readonly code: string | null;
  /** The service's `error`: a text for the participant. */
  readonly text: string | null;
  /** The service's `message`: appended to the general text (§8). */
  readonly detail: string | null;
  /** The request id, for support. */
  readonly requestId: string | null;
  /** The service's `Retry-After`, in seconds. */
  readonly retryAfter: number | null;

  /** A private field, because reports copy the members of an error. */
  readonly #current: unknown;

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.service = details.service ?? null;
    this.status = details.status ?? 0;
    this.kind = details.kind ?? kindOf(this.status);
    this.code = details.code ?? null;
    this.text = details.text ?? null;
    this.detail = details.detail ?? null;
    this.requestId = details.requestId ?? null;
    this.retryAfter = details.retryAfter ?? null;
    this.#current = details.current;
  }

  /** With the code `changed`: the current data. `currentOf` parses it. */
  get current(): unknown {
    return this.#current;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Converts the failure of a route's call to an ApiError, the cabinet's only kind of error. */
export function toApiError(
  error: unknown,
  { service, method, path }: Pick<Route, 'method' | 'path'> & { service?: ServiceName },
): ApiError {
  if (isApiError(error)) return error;
  const call = `${method} ${path}`;
  const about = service ? { service } : {};
  if (!isAxiosError(error)) {
    const name = error instanceof Error ? error.name : 'failed';
    return new ApiError(`${call}: ${name}`, { ...about, kind: 'broken' });
  }
  const sentId = error.config?.headers?.get('X-Request-ID');
  const requestId = typeof sentId === 'string' ? sentId : null;
  if (!error.response) {
    const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    // §7: the text of the CRM client for a request without an answer.
    const words = service === 'crm' ? 'Ошибка со статусом 0.' : 'no answer';
    return new ApiError(`${call}: ${words}`, { ...about, requestId, code: isTimeout ? 'timeout' : null });
  }
  const details = { ...about, requestId, ...answerDetails(error.response) };
  return new ApiError(`${call}: ${error.response.status}`, details);
}

/** §7: a successful answer of the CRM bus may also contain an error. */
export function toldError(route: Route, response: AxiosResponse): ApiError | null {
  if (route.service !== 'crm') return null;
  const details = answerDetails(response);
  if (!details.text) return null;
  return new ApiError(`${route.method} ${route.path}: refused`, {
    ...details,
    service: 'crm',
    kind: 'refused',
  });
}

function answerDetails({ status, data, headers }: AxiosResponse): ApiErrorDetails {
  const body = safeParse(errorBodySchema, data);
  const { error, errorCode, message, current } = body.success ? body.output : {};
  const requestId = headerText(headers['x-request-id']);
  return {
    status,
    text: error ?? null,
    detail: message ?? null,
    current,
    code: errorCode === undefined || errorCode === null ? null : String(errorCode),
    retryAfter: secondsOf(headerText(headers['retry-after'])),
    ...(requestId ? { requestId } : {}),
  };
}

function headerText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns the seconds of `Retry-After`, which is a number of seconds or a date (RFC 9110 §10.2.3). */
function secondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function kindOf(status: number): ApiErrorKind {
  if (status === 0) return 'network';
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'missing';
  return status >= 400 && status < 500 ? 'refused' : 'broken';
}
