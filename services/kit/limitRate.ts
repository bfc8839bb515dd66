import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from './errors.ts';
import { networkOf } from './network.ts';

const MINUTE_MS = 60_000;

/** Answers no more than so many requests of one network within a minute, on the routes of this scope (P3). */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  const counts = new Map<string, number>();
  let endsAt = 0;
  app.addHook('onRequest', async ({ ip }) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + MINUTE_MS;
    }
    const network = networkOf(ip);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > perMinute) throw new TooManyRequests(Math.ceil((endsAt - now) / 1000));
  });
}
