/** What remotes find in the shell; the build writes it (docs/decisions/002). */
declare module '#shared' {
  import type { init } from '@module-federation/runtime';

  export const shared: NonNullable<Parameters<typeof init>[0]['shared']>;
}
