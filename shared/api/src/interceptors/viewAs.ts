import { isReadMethod, ownerParameter, VIEW_AS_REFUSAL } from '@cabinet/domain/viewAs';
import type { InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '../error.ts';
import { readySettings } from '../settings.ts';

/**
 * §6: in view-as, sends only reads, with the owner. A read that acts counts as a write (R6). The services
 * apply the same rule. This check only saves the request.
 */
export function viewAs(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const { owner } = readySettings().scope();
  if (owner === null) return request;
  if (!isReadMethod(request.method ?? 'GET') || request.access === 'own-only') {
    throw new ApiError('View-as allows only reads', { status: 403, text: VIEW_AS_REFUSAL });
  }
  const parameter = ownerParameter(`${request.url}?${new URLSearchParams(request.params)}`);
  if (parameter) request.params = { ...request.params, [parameter]: owner };
  return request;
}
