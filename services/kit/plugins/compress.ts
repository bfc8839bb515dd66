import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this size in bytes, compression does not reduce the number of packets. */
const THRESHOLD = 1400;

/**
 * Compresses the JSON answers of this scope if the client accepts it. Pictures are already compressed. Pages
 * with forms contain secrets next to request data, so they stay uncompressed. Requests are never
 * decompressed.
 */
export async function compressAnswers(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    customTypes: /^application\/json/,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    globalDecompression: false,
  });
}
