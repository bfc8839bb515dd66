import type { InternalAxiosRequestConfig } from 'axios';

/** §7: adds the version of the CRM bus that the cabinet uses. */
export function crmVersion(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.headers.set('Version', '1');
  return request;
}
