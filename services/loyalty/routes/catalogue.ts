import {
  listBrands,
  listCategories,
  listProductTypes,
  listSubCategories,
} from '@cabinet/contracts/catalogue';
import { getProduct as getProductRoute, listProducts, listRelatives } from '@cabinet/contracts/loyalty';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { type Context, serve } from '../../kit/serve.ts';
import type { PictureUrl } from '../pictures.ts';
import { productAnswer } from '../productAnswer.ts';
import {
  findBrands,
  findCategories,
  findProductTypes,
  findSubCategories,
} from '../repository/catalogueLists.ts';
import { findContact } from '../repository/contacts.ts';
import { countOwned } from '../repository/orders.ts';
import { findProducts, findRelatives, getProduct, type ProductRow } from '../repository/products.ts';

export function serveCatalogue(app: FastifyInstance, db: Database, pictureUrl: PictureUrl): void {
  const answers = (products: ProductRow[]) => products.map((product) => productAnswer(product, pictureUrl));

  /** Tickets that the caller has, where the event limits them (§5). */
  async function ownedOf({ id, ticketLimit }: ProductRow, caller: Context): Promise<number | null> {
    if (ticketLimit === null) return null;
    const contact = await findContact(db, caller);
    return contact ? countOwned(db, contact.id, id) : 0;
  }

  serve(app, listProducts, async ({ query }) => {
    const page = await findProducts(db, query);
    return { ...page, products: answers(page.products) };
  });

  serve(app, getProductRoute, async ({ params }, caller) => {
    const product = await getProduct(db, params.id);
    return { product: productAnswer(product, pictureUrl, await ownedOf(product, caller)) };
  });

  serve(app, listRelatives, async ({ params }) => {
    const product = await getProduct(db, params.id);
    return { products: answers(await findRelatives(db, product.id)) };
  });

  serve(app, listBrands, async () => ({ brands: await findBrands(db) }));
  serve(app, listCategories, async () => ({ categories: await findCategories(db) }));
  serve(app, listSubCategories, async () => ({ subCategories: await findSubCategories(db) }));
  serve(app, listProductTypes, async () => ({ productTypes: await findProductTypes(db) }));
}
