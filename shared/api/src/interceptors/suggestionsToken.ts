import type { InternalAxiosRequestConfig } from 'axios';
import { readySettings } from '../settings.ts';

/** §7: adds the cabinet's own token for the suggestion service. This token does not identify a person. */
export function suggestionsToken(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { token } = readySettings().config.suggestions;
  if (token) request.headers.set('Authorization', `Token ${token}`);
  return request;
}
