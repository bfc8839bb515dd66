import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const PREFLIGHT_LIFE_S = 7200;

/**
 * Lets the pages of these origins, where remotes are embedded, call what is served in this scope. They bring a token;
 * there is no cookie that they could use.
 */
export async function admitPortals(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  await scope.register(cors, {
    origin: async (origin: string | undefined) => origin !== undefined && origins.includes(origin),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // Everything that the cabinet's client sends beyond what any page may.
    allowedHeaders: [
      'Authorization',
      'Content-Type',
      'Idempotency-Key',
      'Version',
      'X-Request-ID',
      'x-source-lp',
    ],
    exposedHeaders: ['Location', 'Retry-After', 'X-Request-ID'],
    maxAge: PREFLIGHT_LIFE_S,
    // Without it every refusal has the one shape (§3).
    strictPreflight: false,
  });
}
