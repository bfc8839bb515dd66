import {
  addWish as addWishRoute,
  listWishes,
  removeWish as removeWishRoute,
} from '@cabinet/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { serve } from '../../kit/serve.ts';
import type { PictureUrl } from '../catalogue/pictures.ts';
import { productAnswer } from '../catalogue/productAnswer.ts';
import { getProduct } from '../catalogue/repository.ts';
import { findContact, getContact } from '../members/contacts.ts';
import { addWish, findWishes, removeWish } from './wishRepository.ts';

export function serveWishes(app: FastifyInstance, db: Database, pictureUrl: PictureUrl): void {
  serve(app, listWishes, async (_, caller) => {
    const contact = await findContact(db, caller);
    const wishes = contact ? await findWishes(db, contact.id) : [];
    return {
      wishes: wishes.map(({ product, date }) => ({ product: productAnswer(product, pictureUrl), date })),
    };
  });

  serve(app, addWishRoute, async ({ params: { id } }, caller) =>
    writeOnce(db, caller, ['addWish', id], async (tx) => {
      const contact = await getContact(tx, caller);
      const product = productAnswer(await getProduct(tx, id), pictureUrl);
      return { wish: { product, date: await addWish(tx, contact.id, id) } };
    }),
  );

  serve(app, removeWishRoute, async ({ params: { id } }, caller) =>
    writeOnce(db, caller, ['removeWish', id], async (tx) => {
      const contact = await getContact(tx, caller);
      await removeWish(tx, contact.id, id);
      return {};
    }),
  );
}
