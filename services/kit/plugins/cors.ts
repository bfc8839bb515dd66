import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const PREFLIGHT_LIFE_S = 7200;

/**
 * Allows pages of these origins, which embed remotes, to call this scope. The pages send a token; no cookies
 * exist.
 */
export async function admitPortals(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  await scope.register(cors, {
    origin: async (origin: string | undefined) => origin !== undefined && origins.includes(origin),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    // The headers that the cabinet's client sends beyond the CORS-safelisted headers.
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
    // Strict preflight would break the single error shape (§3).
    strictPreflight: false,
  });
}
