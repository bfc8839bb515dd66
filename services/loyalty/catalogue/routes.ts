import {
  listBrands,
  listCategories,
  listProductTypes,
  listSubCategories,
} from '@cabinet/contracts/catalogue';
import { getProduct as getProductRoute, listProducts, listRelatives } from '@cabinet/contracts/products';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { type Context, serve } from '../../kit/serve.ts';
import { findContact } from '../members/contacts.ts';
import { countOwnedOf } from '../orders/repository.ts';
import { findBrands, findCategories, findProductTypes, findSubCategories } from './lists.ts';
import { findPickupPoint } from './pickupPoints.ts';
import type { PictureUrl } from './pictures.ts';
import { productAnswer, variantAnswer } from './productAnswer.ts';
import { findProducts, findRelatives, findVariants, getProduct, type ProductRow } from './repository.ts';

export function serveCatalogue(app: FastifyInstance, db: Database, pictureUrl: PictureUrl): void {
  /** Returns the number of the caller's tickets for each event among the products. */
  async function ownedBy(caller: Context, products: ProductRow[]): Promise<Map<number, number>> {
    const events = products.filter(({ section }) => section === 'events').map(({ id }) => id);
    const contact = events.length > 0 ? await findContact(db, caller) : null;
    const owned = contact ? await countOwnedOf(db, contact.id, events) : new Map<number, number>();
    return new Map(events.map((id) => [id, owned.get(id) ?? 0]));
  }

  async function answersTo(caller: Context, products: ProductRow[]) {
    const owned = await ownedBy(caller, products);
    return products.map((product) =>
      productAnswer(product, pictureUrl, { owned: owned.get(product.id) ?? null }),
    );
  }

  serve(app, listProducts, async ({ query }, caller) => {
    const page = await findProducts(db, query);
    return { ...page, products: await answersTo(caller, page.products) };
  });

  serve(app, getProductRoute, async ({ params }, caller) => {
    const product = await getProduct(db, params.id);
    const owned = (await ownedBy(caller, [product])).get(product.id) ?? null;
    const pickupPoint = product.section === 'products' ? await findPickupPoint(db) : null;
    const variants = (await findVariants(db, product.id)).map((variant) =>
      variantAnswer(variant, pictureUrl),
    );
    return { product: productAnswer(product, pictureUrl, { owned, pickupPoint, variants }) };
  });

  serve(app, listRelatives, async ({ params }, caller) => {
    const product = await getProduct(db, params.id);
    return { products: await answersTo(caller, await findRelatives(db, product.id)) };
  });

  serve(app, listBrands, async () => ({ brands: await findBrands(db) }));
  serve(app, listCategories, async () => ({ categories: await findCategories(db) }));
  serve(app, listSubCategories, async () => ({ subCategories: await findSubCategories(db) }));
  serve(app, listProductTypes, async () => ({ productTypes: await findProductTypes(db) }));
}
