import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { hashWith } from '../../kit/secret.ts';
import { SHOWN_ANYWHERE } from '../shownAnywhere.ts';
import { findPhoto, putPhoto } from './repository.ts';

const HOUR = 60 * 60 * 1000;

export type PhotoUrl = (tx: Tx, name: string) => Promise<string>;

/**
 * Serves photos by signed URLs that expire after one to two hours. An image request sends no bearer token.
 * The participant and the staff who view the cabinet get the URL.
 */
export function servePhotos(app: FastifyInstance, db: Database): PhotoUrl {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/photos/:name',
    async ({ params: { name }, query: { until, sign } }, reply) => {
      const isOpen = Number(until) > Date.now() && (await isSigned(db, `${name} ${until}`, sign));
      const photo = isOpen ? await findPhoto(db, name) : null;
      if (!photo) throw new NotFound();
      return reply
        .headers(SHOWN_ANYWHERE)
        .type(photo.type)
        .header(
          'Cache-Control',
          `private, max-age=${Math.floor((Number(until) - Date.now()) / 1000)}, immutable`,
        )
        .send(photo.data);
    },
  );
  return async (tx, name) => {
    // The URL stays the same for an hour, so that a browser loads the photo once.
    const until = (Math.floor(Date.now() / HOUR) + 2) * HOUR;
    return `${app.prefix}/photos/${name}?until=${until}&sign=${await hashWith(tx, 'photo', `${name} ${until}`)}`;
  };
}

async function isSigned(tx: Tx, text: string, sign: unknown): Promise<boolean> {
  const expected = Buffer.from(await hashWith(tx, 'photo', text));
  const given = Buffer.from(String(sign));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Replaces the photo. @returns the name of the photo, which is new for each upload */
export async function savePhoto(tx: Tx, contactId: number, data: Uint8Array): Promise<string> {
  const name = randomBytes(16).toString('hex');
  await putPhoto(tx, contactId, { name, type: 'image/webp', data });
  return name;
}
