import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../files.ts';

export type PictureUrl = (image: string | null) => string | null;

export async function servePictures(app: FastifyInstance): Promise<PictureUrl> {
  const { urlOf } = await serveFiles(app, 'pictures', new URL('./files/', import.meta.url));
  return (image) => (image === null ? null : urlOf(image));
}
