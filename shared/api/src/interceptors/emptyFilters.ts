import type { InternalAxiosRequestConfig } from 'axios';

/** §5: an empty filter value is dropped from the request's parameters. */
export function emptyFilters(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const filters = Object.entries(request.params ?? {});
  request.params = Object.fromEntries(filters.filter(([, value]) => !isEmpty(value)));
  return request;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
