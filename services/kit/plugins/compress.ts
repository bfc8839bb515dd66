import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A shorter answer fits into the same packets as it is, in bytes. */
const THRESHOLD = 1400;

/**
 * Compresses the JSON of this scope, for whoever accepts that. Nothing else: pictures are compressed already, and pages
 * with forms hold secrets beside what a request has said. A request is never decompressed.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    globalDecompression: false,
  });
}
