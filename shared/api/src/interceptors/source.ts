import type { InternalAxiosRequestConfig } from 'axios';
import { readySettings } from '../settings.ts';

/** §6: tells the services who views the data: the participant, or staff in view-as. */
export function source(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const isViewAs = readySettings().scope().owner !== null;
  request.headers.set('x-source-lp', isViewAs ? 'personalAreaPartnerLP' : 'personalAreaClientLP');
  return request;
}
