import type { Route } from '@cabinet/contracts/route';
import { ApiError } from './error.ts';
import { offlineText } from './settings.ts';

/**
 * Rejects a write without a network at once. The client sends no request, so the outcome is known (R31).
 * @throws ApiError of kind `network` with the code `offline` and the reason as its text
 */
export function refuseOffline({ method, path }: Pick<Route, 'method' | 'path'>): void {
  if (navigator.onLine) return;
  throw new ApiError(`${method} ${path}: offline`, { code: 'offline', text: offlineText() });
}
