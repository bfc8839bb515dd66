import type { InternalAxiosRequestConfig } from 'axios';
import { readySettings } from '../settings.ts';

/** §6: tells the services who is looking, the participant or staff in their place. */
export function source(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const isViewAs = readySettings().scope().owner !== null;
  request.headers.set('x-source-lp', isViewAs ? 'personalAreaPartnerLP' : 'personalAreaClientLP');
  return request;
}
