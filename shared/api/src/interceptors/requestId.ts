import type { InternalAxiosRequestConfig } from 'axios';

/** §7: a fresh unique id on every request, a repeated one too; what a participant quotes to support. */
export function requestId(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.headers.set('X-Request-ID', crypto.randomUUID());
  return request;
}
