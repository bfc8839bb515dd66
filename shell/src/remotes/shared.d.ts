/** What remotes find in the shell; the build writes it (docs/decisions/002). */
declare module '#shared' {
  import type { ShareScope } from '@cabinet/federation/host';

  export const shared: ShareScope;
}
