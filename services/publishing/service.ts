import type { FastifyInstance } from 'fastify';
import { type UsageOptions, usageService } from './usage.ts';

export interface PublishingServiceOptions extends Omit<UsageOptions, 'now'> {
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
}

/** What pages and teams tell of remotes, below `/publishing`. */
export async function publishingService(
  app: FastifyInstance,
  { now = () => new Date(), ...options }: PublishingServiceOptions,
): Promise<void> {
  await app.register(async (scope) => usageService(scope, { ...options, now }));
}
