import type { FastifyReply } from 'fastify';

/** Allows any page to read the answer, because the answer is public and no cookie adds access. */
export function openToAll(reply: FastifyReply): void {
  reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin');
}
