import type { ErrorBody } from '@cabinet/contracts/error';

/** An answer that is an error. `error` is a text for the participant, `errorCode` for programs (§3). */
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

/** 400: the request itself is wrong. */
export class BadRequest extends ServiceError {
  constructor(body: ErrorBody) {
    super(400, body);
  }
}

/** 401: nobody is signed in. */
export class Unauthorised extends ServiceError {
  constructor(body: ErrorBody = { message: 'Нужно войти в кабинет', errorCode: 'unauthorised' }) {
    super(401, body);
  }
}

/** 403: signed in, but not allowed. */
export class Forbidden extends ServiceError {
  constructor(body: ErrorBody) {
    super(403, body);
  }
}

/** 404: there is none, or it is not yours: the two look the same. */
export class NotFound extends ServiceError {
  constructor(body: ErrorBody = { message: 'Ничего не нашлось', errorCode: 'not_found' }) {
    super(404, body);
  }
}

/** 409: a rule of the programme refuses it. */
export class Conflict extends ServiceError {
  constructor(body: ErrorBody) {
    super(409, body);
  }
}

/** 422: the idempotency key was used for something else. */
export class Unprocessable extends ServiceError {
  constructor(body: ErrorBody) {
    super(422, body);
  }
}

const TOO_MANY = { error: 'Слишком часто. Попробуй немного позже.', errorCode: 'too_many' };

/** 429: again in so many seconds (`Retry-After`). */
export class TooManyRequests extends ServiceError {
  readonly retryAfter: number;

  constructor(retryAfter: number, body: ErrorBody = TOO_MANY) {
    super(429, body);
    this.retryAfter = retryAfter;
  }
}

/** 503: not now. */
export class Unavailable extends ServiceError {
  constructor(body: ErrorBody) {
    super(503, body);
  }
}

/** The answer while more is asked than can be done. */
export const BUSY = { error: 'Сейчас слишком много запросов. Попробуй ещё раз.', errorCode: 'busy' };
