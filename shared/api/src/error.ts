import { errorBodySchema } from '@cabinet/contracts/error';
import type { Route, ServiceName } from '@cabinet/contracts/route';
import { type AxiosResponse, isAxiosError } from 'axios';
import { safeParse } from 'valibot';

/**
 * - `network`: no answer
 * - `unauthorised`: 401
 * - `refused`: any other 4xx; what was asked for is not possible
 * - `missing`: 404
 * - `broken`: 5xx, or an answer that is not what the contract says
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
 * Every failure of a call. `message` names route and status and nothing personal: it may be logged and reported,
 * and it keeps no reference to the request, which carries the token.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Which service it was about, where that makes a difference (§8 CRM handler). */
  readonly service: ServiceName | null;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly kind: ApiErrorKind;
  /** The service's `errorCode`; without an answer `timeout`, `no-token`, `offline` or null. */
  readonly code: string | null;
  /** The service's `error`: a text for the participant. */
  readonly text: string | null;
  /** The service's `message`: appended to the general text (§8). */
  readonly detail: string | null;
  /** To quote to support. */
  readonly requestId: string | null;
  /** The service's `Retry-After`, in seconds. */
  readonly retryAfter: number | null;

  /** No member, because reports copy the members of an error. */
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

  /** With the code `changed`: what stands there now. `currentOf` parses it. */
  get current(): unknown {
    return this.#current;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** What went wrong with a call of this route, as the one kind of error the cabinet knows. */
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
    // §7: what the CRM client reports of a request without an answer.
    const words = service === 'crm' ? 'Ошибка со статусом 0.' : 'no answer';
    return new ApiError(`${call}: ${words}`, { ...about, requestId, code: isTimeout ? 'timeout' : null });
  }
  const details = { ...about, requestId, ...answerDetails(error.response) };
  return new ApiError(`${call}: ${error.response.status}`, details);
}

/** §7: the CRM bus may say what went wrong in an answer that came through as well. */
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

/** `Retry-After` is a number of seconds or a date (RFC 9110 §10.2.3). */
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
