import type { ErrorBody } from '@cabinet/contracts/error';

/** An error answer. `error` is a text for the participant; `errorCode` is for programs (§3). */
export class ServiceError extends Error {
  override name = 'ServiceError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(String(body.errorCode ?? status));
    this.status = status;
    this.body = body;
  }
}

/** 400: the request is malformed. */
export class BadRequest extends ServiceError {
  constructor(body: ErrorBody) {
    super(400, body);
  }
}

/** 401: no user is signed in. */
export class Unauthorised extends ServiceError {
  constructor(body: ErrorBody = { message: 'Нужно войти в кабинет', errorCode: 'unauthorised' }) {
    super(401, body);
  }
}

/** 403: the caller is signed in but not allowed. */
export class Forbidden extends ServiceError {
  constructor(body: ErrorBody) {
    super(403, body);
  }
}

/** 404: the object does not exist or belongs to another participant. Both cases look the same. */
export class NotFound extends ServiceError {
  constructor(body: ErrorBody = { message: 'Ничего не нашлось', errorCode: 'not_found' }) {
    super(404, body);
  }
}

/** 409: a rule of the programme refuses the request. */
export class Conflict extends ServiceError {
  constructor(body: ErrorBody) {
    super(409, body);
  }
}

/** 422: the idempotency key belongs to another request. */
export class Unprocessable extends ServiceError {
  constructor(body: ErrorBody) {
    super(422, body);
  }
}

const TOO_MANY = { error: 'Слишком часто. Попробуй немного позже.', errorCode: 'too_many' };

/** 429: retry after the given seconds (`Retry-After`). */
export class TooManyRequests extends ServiceError {
  readonly retryAfter: number;

  constructor(retryAfter: number, body: ErrorBody = TOO_MANY) {
    super(429, body);
    this.retryAfter = retryAfter;
  }
}

/** 503: temporarily unavailable. */
export class Unavailable extends ServiceError {
  constructor(body: ErrorBody) {
    super(503, body);
  }
}

/** The answer under overload. */
export const BUSY = { error: 'Сейчас слишком много запросов. Попробуй ещё раз.', errorCode: 'busy' };
