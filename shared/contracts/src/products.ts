import * as v from 'valibot';
import { count, localText, numericId, text, tokens } from './fields.ts';
import { pickupPointSchema } from './pickupPoints.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

/** The catalogue's sections (§2, R10). */
export const SECTIONS = ['products', 'services', 'education', 'events'] as const;
export type Section = (typeof SECTIONS)[number];

/** `default` is the order of the catalogue: new products first (§2 sort). */
export const PRODUCT_SORTS = ['default', 'ascending', 'descending'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A colour of a product: its name and its hex value. */
const colorSchema = v.object({
  name: localTextSchema,
  value: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
});

/** A product in one colour, in one size, or in both. */
export const variantSchema = v.object({
  id: v.number(),
  color: v.nullish(colorSchema, null),
  size: text,
  price: tokens,
  /** Pieces left. Null means no limit. */
  stock: v.nullish(count, null),
  /** Null: the cabinet shows the picture of the product. */
  imageUrl: text,
});
export type Variant = v.InferOutput<typeof variantSchema>;

/** Where a course takes place. */
export const COURSE_FORMATS = ['online', 'campus'] as const;

export const productSchema = v.object({
  id: v.number(),
  section: v.picklist(SECTIONS),
  name: localTextSchema,
  description: localText,
  /** In tokens. */
  price: tokens,
  brandId: v.nullish(v.number(), null),
  brand: text,
  categoryId: v.nullish(v.number(), null),
  category: localText,
  subCategoryId: v.nullish(v.number(), null),
  imageUrl: text,
  /** More pictures for a gallery that begins with `imageUrl`. */
  images: v.nullish(v.array(v.string()), []),
  /** Background of the picture: one of four tiles, 1 to 4. */
  tile: v.nullish(v.picklist([1, 2, 3, 4]), 1),
  isNew: v.nullish(v.boolean(), false),
  /** Pieces left. Null means no limit. */
  stock: v.nullish(count, null),
  /** How and where the participant gets the product. */
  deliveryNote: localText,
  /** Events: date of the event. */
  eventDate: text,
  /** Events: place of the event. */
  eventPlace: localText,
  /** Courses: length of the course. */
  duration: localText,
  format: v.nullish(v.picklist(COURSE_FORMATS), null),
  /** Events: tickets that one participant may have. The value 0 is a mistake in the data (§5). */
  ticketLimit: v.nullish(count, null),
  /** Events: tickets that the caller has. */
  owned: v.nullish(count, null),
  /** Goods: a carrier can bring them to a delivery address. Otherwise the participant collects them. */
  isDelivered: v.nullish(v.boolean(), false),
  /** Goods: the day `YYYY-MM-DD` by which an order of today is ready. Null means unknown. */
  expectedDate: text,
  /** Goods: the pick-up place. Only `getProduct` fills this member. */
  pickupPoint: v.nullish(pickupPointSchema, null),
  /** Whether some variants cost more than `price`. */
  isPriceFrom: v.nullish(v.boolean(), false),
  /** Available colours and sizes, in display order. Only `getProduct` fills this member. */
  variants: v.nullish(v.array(variantSchema), []),
});
export type Product = v.InferOutput<typeof productSchema>;

const facet = v.object({ id: v.number(), name: localTextSchema, count });
export type Facet = v.InferOutput<typeof facet>;

const queryNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
);
/** `3` or `3,7`: ids separated by commas. */
const idList = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((ids) => String(ids).split(',').filter(Boolean).map(Number)),
  v.array(v.pipe(v.number(), v.integer())),
);

export const listProducts = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/products',
  access: 'own',
  summary: 'Returns one page of a section of the catalogue with the counts of its filters',
  query: v.object({
    section: v.optional(v.picklist(SECTIONS), 'products'),
    brand: v.optional(idList),
    category: v.optional(idList),
    subCategory: v.optional(idList),
    maxPrice: v.optional(queryNumber),
    sort: v.optional(v.picklist(PRODUCT_SORTS), 'default'),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    offset: v.optional(queryNumber, 0),
    limit: v.optional(v.pipe(queryNumber, v.minValue(1), v.maxValue(100)), 24),
  }),
  output: v.object({
    products: v.array(productSchema),
    /** Matches of the filters on all pages. */
    total: v.nullish(count, null),
    /** Only the first page (`offset` 0) has facets, because they are the same on all pages. */
    facets: v.nullish(
      v.object({
        brands: v.array(facet),
        categories: v.array(facet),
        /**
         * Prices of the section under the other filters, ascending. For very many prices, an even sample with
         * both ends.
         */
        prices: v.array(tokens),
      }),
      null,
    ),
  }),
});

export const getProduct = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/products/{id}',
  access: 'own',
  summary: 'Returns one product',
  params: v.object({ id: numericId }),
  output: v.object({ product: productSchema }),
  refuses: [404],
});

export const listRelatives = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/products/{id}/relatives',
  access: 'own',
  summary: 'Lists related products',
  params: v.object({ id: numericId }),
  output: v.object({ products: v.array(productSchema) }),
  refuses: [404],
});
