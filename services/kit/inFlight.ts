import type { FastifyInstance } from 'fastify';
import { BUSY, Unavailable } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that are being answered, and how many that may be. */
    inFlight: { now: number; most: number };
  }
}

/**
 * Answers one more request, or refuses it at once: it would wait behind all the others, longer than whoever sent it
 * does (P2). A body that is still being sent counts for nothing.
 */
export async function whileInFlight<T>({ inFlight }: FastifyInstance, answer: () => Promise<T>): Promise<T> {
  if (inFlight.now >= inFlight.most) throw new Unavailable(BUSY);
  inFlight.now++;
  try {
    return await answer();
  } finally {
    inFlight.now--;
  }
}
