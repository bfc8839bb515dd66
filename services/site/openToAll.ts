import type { FastifyReply } from 'fastify';

/** Any page may read the answer: it is public, and no cookie opens more. */
export function openToAll(reply: FastifyReply): void {
  reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
}
