import type { FastifyInstance } from 'fastify';
import { teamsService } from './teams.ts';
import { type UsageOptions, usageService } from './usage.ts';

export interface PublishingServiceOptions extends Omit<UsageOptions, 'now'> {
  /** The clock, for tests. */
  now?: (() => Date) | undefined;
}

/** Serves the usage counts of pages, and the releases of external teams, below `/publishing`. */
export async function publishingService(
  app: FastifyInstance,
  { now = () => new Date(), ...options }: PublishingServiceOptions,
): Promise<void> {
  await app.register(async (scope) => usageService(scope, { ...options, now }));
  await app.register(async (scope) => teamsService(scope, { ...options, now }));
}
