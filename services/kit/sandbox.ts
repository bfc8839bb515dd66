import type { FastifyInstance } from 'fastify';
import { Forbidden } from './errors.ts';

export interface SandboxOptions {
  /** Put one service's seeded data back each. */
  resets: Array<() => Promise<void>>;
}

/** `POST /sandbox/reset`: puts the seeded data back. For the embedded default only. */
export async function sandbox(app: FastifyInstance, { resets }: SandboxOptions): Promise<void> {
  app.post('/sandbox/reset', async (request, reply) => {
    // A page of another site must not empty the system of a person who tries it.
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      throw new Forbidden({ error: 'Только со своей страницы', errorCode: 'cross_site' });
    }
    for (const reset of resets) await reset();
    return reply.code(204).send();
  });
}
