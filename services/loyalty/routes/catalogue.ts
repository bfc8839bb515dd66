import {
  getProduct as getProductRoute,
  listProducts,
  listRelatives,
  type Product,
} from '@cabinet/contracts/loyalty';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { serve } from '../../kit/serve.ts';
import type { PictureUrl } from '../pictures.ts';
import { findProducts, findRelatives, getProduct, type ProductRow } from '../repository/products.ts';

export function serveCatalogue(app: FastifyInstance, db: Database, pictureUrl: PictureUrl): void {
  function productAnswer({ image, ...product }: ProductRow): Product {
    return { ...product, imageUrl: pictureUrl(image) };
  }

  serve(app, listProducts, async ({ query }) => {
    const page = await findProducts(db, query);
    return { ...page, products: page.products.map(productAnswer) };
  });

  serve(app, getProductRoute, async ({ params }) => ({
    product: productAnswer(await getProduct(db, params.id)),
  }));

  serve(app, listRelatives, async ({ params }) => {
    const product = await getProduct(db, params.id);
    return { products: (await findRelatives(db, product.id)).map(productAnswer) };
  });
}
