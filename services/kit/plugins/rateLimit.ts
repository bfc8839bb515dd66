import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tx } from '../database.ts';
import { TooManyRequests } from '../errors.ts';
import { hashWith } from '../secret.ts';

export interface RateLimit {
  perMinute: number;
  /** Where it is counted; by default each process counts for itself, which only spares it work. */
  store?: FastifyRateLimitStoreCtor | undefined;
  /** Whom else than its network a request is counted as. */
  askerOf?: ((request: FastifyRequest) => Promise<string>) | undefined;
}

/** Whom an address is counted as: IPv4 for itself, IPv6 for its /64, because whoever has one address of that has all (P3). */
export function networkOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

/** Answers no more than so many requests of one network within a minute, on the routes of this scope (P3). */
export async function limitRate(scope: FastifyInstance, limit: RateLimit): Promise<void> {
  const { perMinute, store, askerOf = networkOf } = limit;
  await scope.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: askerOf,
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(Math.ceil(ttl / 1000)),
    ...(store && { store }),
  });
}

/**
 * For what must not be tried out: all processes on the database count together, and a restart forgets nothing.
 * @param name of what is counted
 */
export function inDatabase(db: Tx, name: string): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (asker, callback, timeWindow) => {
      count(db, name, asker, timeWindow).then((counted) => callback(null, counted), callback);
    };
    child = () => this;
  };
}

async function count(db: Tx, name: string, asker: string, timeWindow: number) {
  const [row] = await db.query<{ current: number; ttl: number }>(
    `insert into kit.rate as r (name, network, count, ends_at)
     values ($1, $2, 1, now() + $3 * interval '1 millisecond')
     on conflict (name, network) do update set
       count = case when r.ends_at <= now() then 1 else r.count + 1 end,
       ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
     returning count as current, (extract(epoch from ends_at - now()) * 1000)::int as ttl`,
    [name, await hashWith(db, 'rates', asker), timeWindow],
  );
  return row;
}
