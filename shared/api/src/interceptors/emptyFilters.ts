import { withoutEmpty } from '@cabinet/domain/filters';
import type { InternalAxiosRequestConfig } from 'axios';

/** §5: an empty filter value is dropped from the request's parameters. */
export function emptyFilters(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  request.params = withoutEmpty(request.params ?? {});
  return request;
}
