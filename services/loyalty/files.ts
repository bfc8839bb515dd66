import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { SHOWN_ANYWHERE } from './shownAnywhere.ts';

export interface ServedFiles {
  urlOf(file: string): string;
  /** Returns the size in bytes. @throws when the file does not exist */
  sizeOf(file: string): number;
}

/**
 * Serves the files of a folder without sign-in. Files are cacheable for ever, because the URL contains the content hash.
 * @param name the path below the service
 * @param location the folder, with a slash at its end
 */
export async function serveFiles(app: FastifyInstance, name: string, location: URL): Promise<ServedFiles> {
  const folder = fileURLToPath(location);
  app.register(fastifyStatic, {
    root: folder,
    prefix: `/${name}/`,
    decorateReply: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (reply) => reply.headers(SHOWN_ANYWHERE),
  });
  const files = await readFiles(folder);
  return {
    urlOf: (file) => `${app.prefix}/${name}/${file}?v=${files.get(file)?.version ?? 0}`,
    sizeOf(file) {
      const { size } = files.get(file) ?? {};
      if (size === undefined) throw new Error(`The file ${name}/${file} is missing`);
      return size;
    },
  };
}

async function readFiles(folder: string): Promise<Map<string, { version: string; size: number }>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.map(async (file) => {
    const content = await readFile(folder + file);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [file, { version, size: content.length }] as const;
  });
  return new Map(await Promise.all(files));
}
