import type { RemoteSource } from '@cabinet/federation/loader';

const imports: Record<string, () => Promise<unknown>> = {
  'mf-profile': () => import('../../../mf-profile/src/remote.tsx'),
  'mf-catalog': () => import('../../../mf-catalog/src/remote.tsx'),
  'mf-orders': () => import('../../../mf-orders/src/remote.tsx'),
  'mf-invites': () => import('../../../mf-invites/src/remote.tsx'),
  'mf-email-change': () => import('../../../mf-email-change/src/remote.tsx'),
};

/** The same remotes out of one build without federation: what the bench compares with, and nothing else uses. */
export const source: RemoteSource = {
  bind: () => undefined,
  load: (name) => imports[name]?.() ?? Promise.reject(new Error(`${name} is not in this build`)),
};
