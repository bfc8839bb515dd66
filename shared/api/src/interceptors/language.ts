import type { InternalAxiosRequestConfig } from 'axios';

/** The language that the page speaks: the services write their letters and messages in it. */
export function language(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { lang } = document.documentElement;
  if (lang) request.headers.set('Accept-Language', lang);
  return request;
}
