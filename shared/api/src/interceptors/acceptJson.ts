import type { InternalAxiosRequestConfig } from 'axios';

/** §7: every request accepts JSON. */
export function acceptJson(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.headers.set('Accept', 'application/json');
  return request;
}
