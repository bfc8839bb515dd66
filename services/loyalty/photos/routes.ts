import { removePhoto, savePhoto as savePhotoRoute } from '@cabinet/contracts/photo';
import type { FastifyInstance } from 'fastify';
import { askerOf } from '../../kit/access.ts';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { limitRate } from '../../kit/plugins/rateLimit.ts';
import { serve } from '../../kit/serve.ts';
import { getContact } from '../members/contacts.ts';
import { openPhotoQueue, photoOf } from './photoFile.ts';
import { type PhotoUrl, savePhoto } from './photos.ts';
import { deletePhoto } from './repository.ts';

export async function servePhoto(app: FastifyInstance, db: Database, photoUrl: PhotoUrl): Promise<void> {
  const queue = openPhotoQueue();
  app.addHook('onClose', () => queue.close());
  await app.register(async (scope) => {
    // Limit the rate before the body is read (D1).
    await limitRate(scope, 'photos', { db, askerOf: (request) => askerOf(app, request) });
    await limitRate(scope, 'photosOfNetwork', { db });
    serve(scope, savePhotoRoute, async ({ body: { data } }, caller) => {
      // Decode before the transaction, so that no other transaction waits for the decoding.
      const photo = await photoOf(queue, data);
      return writeOnce(db, caller, ['savePhoto', data], async (tx) => {
        const contact = await getContact(tx, caller);
        return { imgUrl: await photoUrl(tx, await savePhoto(tx, contact.id, photo)) };
      });
    });
  });

  serve(app, removePhoto, async (_, caller) =>
    writeOnce(db, caller, ['removePhoto'], async (tx) => {
      await deletePhoto(tx, (await getContact(tx, caller)).id);
      return {};
    }),
  );
}
