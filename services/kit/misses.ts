import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { NotFound, TooManyRequests } from './errors.ts';
import { count } from './plugins/rateLimit.ts';

/**
 * Answers a request of an account that names something by its id. An account that named too many which are not there
 * or not theirs is refused until the window ends, whatever it names: the refusal must not tell what exists (D7).
 */
export type WhileHitting = <T>(
  request: FastifyRequest,
  account: string,
  answer: () => Promise<T>,
) => Promise<T>;

/** Misses count in the database; whoever has missed too often is remembered here, so that a hit costs no query. */
export function boundMisses(db: Database): WhileHitting {
  return async (request, account, answer) => {
    const { refusedUntil } = request.server;
    const wait = (refusedUntil.get(account) ?? 0) - performance.now();
    if (wait > 0) throw new TooManyRequests(Math.ceil(wait / 1000));
    refusedUntil.delete(account);
    try {
      return await answer();
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      const { current, ttl } = await count(db, 'misses', account);
      const most = request.server.mostOf('misses', request);
      if (current >= most) refusedUntil.set(account, performance.now() + ttl);
      // Another process may have counted the rest.
      if (current > most) throw new TooManyRequests(Math.ceil(ttl / 1000));
      throw error;
    }
  };
}
