import type { FastifyRequest } from 'fastify';
import type { Database } from './database.ts';
import { NotFound, TooManyRequests } from './errors.ts';
import { count } from './plugins/rateLimit.ts';

/**
 * Answers a request of an account that names an object by its id. The function blocks an account after too
 * many unknown or foreign ids, until the window ends. The block covers existing ids, too, so that a refusal
 * does not reveal which ids exist (D7).
 */
export type WhileHitting = <T>(
  request: FastifyRequest,
  account: string,
  answer: () => Promise<T>,
) => Promise<T>;

/** The database counts misses. The process remembers blocked accounts, so that a hit needs no query. */
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
      // Another process may have counted the other misses.
      if (current > most) throw new TooManyRequests(Math.ceil(ttl / 1000));
      throw error;
    }
  };
}
