import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from './database.ts';
import { TooManyRequests } from './errors.ts';
import { networkOf } from './network.ts';
import { hashWith } from './secret.ts';

/** Counts one more request of somebody. Their minute begins with the first. */
export type CountRequest = (asker: string) => Promise<{ count: number; secondsLeft: number }>;

const MINUTE_MS = 60_000;

/**
 * Answers no more than so many requests of one network within a minute, on the routes of this scope (P3).
 * @param askerOf whom else than its network a request is counted as
 */
export function limitRate(
  app: FastifyInstance,
  perMinute: number,
  countRequest: CountRequest,
  askerOf: (request: FastifyRequest) => Promise<string> = async ({ ip }) => networkOf(ip),
): void {
  app.addHook('onRequest', async (request) => {
    const { count, secondsLeft } = await countRequest(await askerOf(request));
    if (count > perMinute) throw new TooManyRequests(secondsLeft);
  });
}

/** For what only spares this process work: each process counts for itself. */
export function countHere(): CountRequest {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return async (asker) => {
    const now = performance.now();
    if (now >= endsAt) {
      counts.clear();
      endsAt = now + MINUTE_MS;
    }
    const count = (counts.get(asker) ?? 0) + 1;
    counts.set(asker, count);
    return { count, secondsLeft: Math.ceil((endsAt - now) / 1000) };
  };
}

/**
 * For what must not be tried out: all processes on the database count together, and a restart forgets nothing.
 * @param name of what is counted
 */
export function countInDatabase(db: Tx, name: string): CountRequest {
  return async (asker) => {
    const [row] = await db.query<{ count: number; secondsLeft: number }>(
      `insert into kit.rate as r (name, network, count, ends_at)
       values ($1, $2, 1, now() + interval '1 minute')
       on conflict (name, network) do update set
         count = case when r.ends_at <= now() then 1 else r.count + 1 end,
         ends_at = case when r.ends_at <= now() then now() + interval '1 minute' else r.ends_at end
       returning count, ceil(extract(epoch from ends_at - now()))::int as "secondsLeft"`,
      [name, await hashWith(db, 'rates', asker)],
    );
    if (!row) throw new Error('The database counts nothing');
    return row;
  };
}
