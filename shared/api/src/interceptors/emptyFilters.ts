import { withoutEmpty } from '@cabinet/domain/filters';
import type { InternalAxiosRequestConfig } from 'axios';

/** §5: removes empty filter values from the request's parameters. */
export function emptyFilters(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.params = withoutEmpty(request.params ?? {});
  return request;
}
