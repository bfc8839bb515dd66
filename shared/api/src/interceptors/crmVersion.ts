import type { InternalAxiosRequestConfig } from 'axios';

/** §7: the version of the CRM bus the cabinet speaks. */
export function crmVersion(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.headers.set('Version', '1');
  return request;
}
