import type { FastifyInstance } from 'fastify';

/** `HEAD /v2/api` (§7): `Location` is the origin of the participant's own programme; absent when it is this one. */
export function serveProgramme(app: FastifyInstance, programmeOrigin: string | undefined): void {
  app.head('/v2/api', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    // A page may read it from a 2xx only, and only when it is exposed (F14).
    if (programmeOrigin) {
      reply.header('Location', programmeOrigin).header('Access-Control-Expose-Headers', 'Location');
    }
    return reply.code(204).send();
  });
}
