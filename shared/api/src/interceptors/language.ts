import type { InternalAxiosRequestConfig } from 'axios';
import { readySettings } from '../settings.ts';

/**
 * Adds the cabinet's current language, on its own page or in a portal. The services write letters and
 * messages in this language.
 */
export function language(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const lang = readySettings().language?.() ?? document.documentElement.lang;
  if (lang) request.headers.set('Accept-Language', lang);
  return request;
}
