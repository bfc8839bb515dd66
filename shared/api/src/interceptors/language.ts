import type { InternalAxiosRequestConfig } from 'axios';
import { readySettings } from '../settings.ts';

/** The language that the cabinet speaks, on its own page or inside another: the services write their letters and messages in it. */
export function language(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const lang = readySettings().language?.() ?? document.documentElement.lang;
  if (lang) request.headers.set('Accept-Language', lang);
  return request;
}
