import type { FastifyInstance } from 'fastify';
import { Forbidden } from './errors.ts';

export interface SandboxOptions {
  /** Each function restores the seed data of one service. */
  resets: Array<() => Promise<void>>;
  /** The origins of the cabinet. */
  origins: readonly string[];
}

/**
 * Serves `POST /sandbox/reset`, which restores the seed data, for the cabinet's own pages and for programs
 * (D8).
 */
export async function sandbox(app: FastifyInstance, { resets, origins }: SandboxOptions): Promise<void> {
  app.post('/sandbox/reset', async (request, reply) => {
    // A page of another site must not reset a user's sandbox. Programs send neither header.
    const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (site !== 'same-origin' || (origin !== undefined && !origins.includes(origin))) {
      throw new Forbidden({ error: 'Только со своей страницы', errorCode: 'cross_site' });
    }
    for (const reset of resets) await reset();
    return reply.code(204).send();
  });
}
