import type { ErrorBody } from '@cabinet/contracts/error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { counters } from './counters.ts';
import { DISK_FULL } from './database.ts';
import { BUSY, ServiceError, TooManyRequests } from './errors.ts';

interface Answer {
  status: number;
  body: ErrorBody;
}

export const MALFORMED = { error: 'Запрос записан с ошибкой', errorCode: 'bad_request' };
const NOT_JSON = { error: 'Тело запроса — не JSON', errorCode: 'bad_json' };
const TOO_LARGE = { error: 'Запрос слишком большой', errorCode: 'too_large' };
const BROKEN = { message: 'Что-то сломалось на нашей стороне', errorCode: 'internal' };

/** Converts every error to one shape (§3), without a stack trace and without database messages. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerOf(error);
  counters.refusals.inc({ code: body.errorCode ?? 'none' });
  // A full queue refuses many requests at once. Metrics count them; a log line for each would add load (D13).
  const isBound = error instanceof ServiceError && body === BUSY;
  if (status >= 500 && !isBound)
    request.log.error({ route: request.routeOptions.url ?? null, ...failureOf(error) });
  if (status === 503) reply.header('Retry-After', '5');
  if (error instanceof TooManyRequests) reply.header('Retry-After', error.retryAfter);
  reply.header('Cache-Control', 'no-store').code(status).send(body);
}

function answerOf(error: unknown): Answer {
  if (error instanceof ServiceError) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (isDiskFull(code)) return { status: 503, body: DISK_FULL };
  if (isBusy(code)) return { status: 503, body: BUSY };
  if (statusCode === 413) return { status: 413, body: TOO_LARGE };
  if (/^FST_ERR_CTP_\w+JSON_BODY$/.test(code)) return { status: 400, body: NOT_JSON };
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, body: MALFORMED };
  if (isDataException(error)) return { status: 400, body: MALFORMED };
  return { status: 500, body: BROKEN };
}

/** ENOSPC from the file system, 53100 from PostgreSQL. */
function isDiskFull(code: string): boolean {
  return code === 'ENOSPC' || code === '53100';
}

/** PostgreSQL: too many connections, lock timeout, deadlock, shutdown. Node: connection failure. */
function isBusy(code: string): boolean {
  return /^(53300|55P03|40P01|40001|57P0\d|08\w{3}|ECONNREFUSED|ECONNRESET)$/.test(code);
}

/** PostgreSQL class 22: a value that fits no column, such as an id beyond 64 bits. */
export function isDataException(error: unknown): boolean {
  return /^22\w{3}$/.test((error as { code?: string }).code ?? '');
}

/** Returns the loggable part of an error. The message is excluded, because it can contain user input (V1). */
export function failureOf(error: unknown): object {
  const { name, code, message = '', stack = '' } = error as Partial<NodeJS.ErrnoException>;
  const frames = stack.replace(message, '').split('\n');
  return { name, code, frames: frames.filter((line) => line.startsWith('    at ')) };
}
