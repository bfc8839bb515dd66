import type { InternalAxiosRequestConfig } from 'axios';
import { ApiError } from '../error.ts';
import { readySettings } from '../settings.ts';

/**
 * §7: adds the bearer token, except on public routes. An unreachable identity service counts as a missing
 * answer.
 */
export async function bearer(request: InternalAxiosRequestConfig): Promise<InternalAxiosRequestConfig> {
  if (request.access === 'public') return request;
  const token = await readySettings()
    .token()
    .catch(() => {
      throw new ApiError('The identity service returned no token', { code: 'no-token' });
    });
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
