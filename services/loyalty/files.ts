import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SHOWN_ANYWHERE } from './shownAnywhere.ts';

/** The address of a file. */
export type FileUrl = (file: string) => string;

/**
 * Serves the files of a folder beside this one to everybody and for ever: an address changes with its file.
 * @param name of the folder, and of the place below the service
 * @returns the address of each
 */
export async function serveFiles(app: FastifyInstance, name: 'pictures' | 'lessons'): Promise<FileUrl> {
  const folder = fileURLToPath(new URL(`./${name}/`, import.meta.url));
  app.register(fastifyStatic, {
    root: folder,
    prefix: `/${name}/`,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => reply.headers(SHOWN_ANYWHERE),
  });
  const versions = await readVersions(folder);
  return (file) => `${app.prefix}/${name}/${file}?v=${versions.get(file) ?? 0}`;
}

async function readVersions(folder: string): Promise<Map<string, string>> {
  const files = await readdir(folder).catch(() => []);
  const versions = await Promise.all(files.map(async (file) => [file, await hashOf(folder + file)] as const));
  return new Map(versions);
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
    .slice(0, 8);
}
