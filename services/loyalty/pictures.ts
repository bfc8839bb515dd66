import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The address of a product's picture. */
export type PictureUrl = (image: string | null) => string | null;

/**
 * Serves the pictures of the catalogue to everybody and for ever: an address changes with its picture.
 * @returns the address of each
 */
export async function servePictures(app: FastifyInstance): Promise<PictureUrl> {
  app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/pictures/',
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    // A picture that somebody opens as a page of its own runs nothing.
    setHeaders: (reply) =>
      reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  });
  const versions = await readVersions();
  return (image) => (image === null ? null : `${app.prefix}/pictures/${image}?v=${versions.get(image) ?? 0}`);
}

async function readVersions(): Promise<Map<string, string>> {
  const files = await readdir(FOLDER).catch(() => []);
  const versions = await Promise.all(files.map(async (file) => [file, await hashOf(file)] as const));
  return new Map(versions);
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(FOLDER + file))
    .digest('hex')
    .slice(0, 8);
}
