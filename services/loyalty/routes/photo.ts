import { removePhoto, savePhoto as savePhotoRoute } from '@cabinet/contracts/photo';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import { photoOf } from '../photoFile.ts';
import { type PhotoUrl, savePhoto } from '../photos.ts';
import { getContact } from '../repository/contacts.ts';
import { deletePhoto } from '../repository/photos.ts';

export function servePhoto(app: FastifyInstance, db: Database, photoUrl: PhotoUrl): void {
  serve(app, savePhotoRoute, async ({ body: { data } }, caller) => {
    // Before the transaction, which nobody should wait for meanwhile.
    const photo = await photoOf(data);
    return writeOnce(db, caller, ['savePhoto', data], async (tx) => {
      const contact = await getContact(tx, caller);
      return { imgUrl: await photoUrl(tx, await savePhoto(tx, contact.id, photo)) };
    });
  });

  serve(app, removePhoto, async (_, caller) =>
    writeOnce(db, caller, ['removePhoto'], async (tx) => {
      await deletePhoto(tx, (await getContact(tx, caller)).id);
      return {};
    }),
  );
}
