import * as v from 'valibot';
import { dateTime, numericId, owner } from './fields.ts';
import { productSchema, SECTIONS } from './products.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

// Dictionaries of the catalogue. These routes return full lists; `listProducts` counts only matches.

export const listBrands = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/brands',
  access: 'own',
  summary: 'Lists the brands of the catalogue',
  output: v.object({ brands: v.array(v.object({ id: v.number(), name: v.string() })) }),
});

export const listCategories = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/categories',
  access: 'own',
  summary: 'Lists the categories of the catalogue by section',
  output: v.object({
    categories: v.array(v.object({ id: v.number(), section: v.picklist(SECTIONS), name: localTextSchema })),
  }),
});

export const listSubCategories = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/subCategories',
  access: 'own',
  summary: 'Lists the subcategories of the larger categories',
  output: v.object({
    subCategories: v.array(v.object({ id: v.number(), categoryId: v.number(), name: localTextSchema })),
  }),
});

export const listProductTypes = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/productTypes',
  access: 'own',
  summary: 'Lists the sections of the catalogue',
  output: v.object({
    productTypes: v.array(v.object({ id: v.number(), section: v.picklist(SECTIONS), name: localTextSchema })),
  }),
});

// Wish list

/** A product on the wish list of the participant. */
export const wishSchema = v.object({
  product: productSchema,
  /** When the participant added the product. */
  date: dateTime,
});
export type Wish = v.InferOutput<typeof wishSchema>;

export const listWishes = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/wishes',
  access: 'own',
  summary: 'Lists the own wish list, newest first',
  query: v.object(owner),
  output: v.object({ wishes: v.array(wishSchema) }),
});

export const addWish = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/v2/api/wishes/{id}',
  access: 'own',
  summary: 'Adds a product to the own wish list; a repeated call changes nothing',
  params: v.object({ id: numericId }),
  output: v.object({ wish: wishSchema }),
  refuses: [404],
});

export const removeWish = defineRoute({
  service: 'loyalty',
  method: 'DELETE',
  path: '/v2/api/wishes/{id}',
  access: 'own',
  summary: 'Removes a product from the own wish list; a missing product is not an error',
  params: v.object({ id: numericId }),
  output: v.looseObject({}),
  refuses: [404],
});
