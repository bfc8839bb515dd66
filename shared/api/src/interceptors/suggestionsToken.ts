import type { InternalAxiosRequestConfig } from 'axios';
import { readySettings } from '../settings.ts';

/** §7: the suggestion service knows the cabinet by a token of its own, and nobody in particular. */
export function suggestionsToken(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { token } = readySettings().config.suggestions;
  if (token) request.headers.set('Authorization', `Token ${token}`);
  return request;
}
