import type { RemoteModule } from '@cabinet/federation/contract';
import type { RemoteSource } from '@cabinet/federation/loader';

const imports: Record<string, () => Promise<RemoteModule>> = {
  'mf-profile': () => import(/* webpackChunkName: "mf-profile" */ '../../mf-profile/src/remote.tsx'),
  'mf-catalog': () => import(/* webpackChunkName: "mf-catalog" */ '../../mf-catalog/src/remote.tsx'),
  'mf-orders': () => import(/* webpackChunkName: "mf-orders" */ '../../mf-orders/src/remote.tsx'),
  'mf-invites': () => import(/* webpackChunkName: "mf-invites" */ '../../mf-invites/src/remote.tsx'),
  'mf-email-change': () =>
    import(/* webpackChunkName: "mf-email-change" */ '../../mf-email-change/src/remote.tsx'),
};

/** The same remotes from one build without federation. Only the bench uses this source, for comparison. */
export const source: RemoteSource = {
  load: (name) => imports[name]?.() ?? Promise.reject(new Error(`${name} is not in this build`)),
};

const areas = {
  content: () => import(/* webpackChunkName: "content" */ '../../shell/src/content/Content.tsx'),
  documentation: () =>
    import(/* webpackChunkName: "documentation" */ '../../shell/src/documentation/Documentation.tsx'),
  staff: () => import(/* webpackChunkName: "staff" */ '../../shell/src/staff/Staff.tsx'),
};

export const loadArea = async (name: keyof typeof areas) => areas[name]();

export const loadEmailNotices = () =>
  import(/* webpackChunkName: "email" */ '../../shell/src/email/EmailNotices.tsx');
