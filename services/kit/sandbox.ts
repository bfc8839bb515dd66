import type { FastifyInstance } from 'fastify';
import { Forbidden } from './errors.ts';

export interface SandboxOptions {
  /** Put one service's seeded data back each. */
  resets: Array<() => Promise<void>>;
  /** Origins that the cabinet is opened on. */
  origins: readonly string[];
}

/** `POST /sandbox/reset`: puts the seeded data back, for a page of the cabinet itself and for programs (D8). */
export async function sandbox(app: FastifyInstance, { resets, origins }: SandboxOptions): Promise<void> {
  app.post('/sandbox/reset', async (request, reply) => {
    // A page of another site must not empty the system of a person who tries it. Programs send neither header.
    const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (site !== 'same-origin' || (origin !== undefined && !origins.includes(origin))) {
      throw new Forbidden({ error: 'Только со своей страницы', errorCode: 'cross_site' });
    }
    for (const reset of resets) await reset();
    return reply.code(204).send();
  });
}
