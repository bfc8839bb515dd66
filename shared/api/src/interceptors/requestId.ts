import type { InternalAxiosRequestConfig } from 'axios';

/** §7: adds a new unique id to every request, also to a retry. The participant can quote it to support. */
export function requestId(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.headers.set('X-Request-ID', crypto.randomUUID());
  return request;
}
