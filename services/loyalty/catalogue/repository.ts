import type { Facet, listProducts, Product, Variant } from '@cabinet/contracts/products';
import type { ParsedInput } from '@cabinet/contracts/route';
import { addDays, programmeDay } from '@cabinet/domain/dates';
import { searchWords } from '@cabinet/domain/searchText';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { queryOne } from '../../kit/sql.ts';
import { iso } from '../members/dates.ts';

export type ProductFilter = ParsedInput<typeof listProducts>['query'];

/** `image` and `images` are files of `pictures/`. Their URLs depend on the mount path of the service. */
export type ProductRow = Omit<Product, 'imageUrl' | 'images' | 'owned' | 'pickupPoint' | 'variants'> & {
  image: string | null;
  images: string[];
};

/** `image` is a file of `pictures/`. */
export type VariantRow = Omit<Variant, 'imageUrl'> & { image: string | null };

export interface ProductPage {
  products: ProductRow[];
  total: number;
  facets: Facets | null;
}

interface Facets {
  brands: Facet[];
  categories: Facet[];
  prices: number[];
}

const PRODUCT = `
  select p.id, p.section, p.name, p.description, p.price, p.brand_id as "brandId", b.name as brand,
    p.category_id as "categoryId", c.name as category, p.sub_category_id as "subCategoryId", p.image, p.images,
    p.tile, p.is_new as "isNew", p.stock,
    p.delivery_note as "deliveryNote", p.event_at as "eventDate", p.event_place as "eventPlace",
    p.ticket_limit as "ticketLimit", p.is_delivered as "isDelivered", p.arrives_in_days as "arrivesInDays",
    p.duration, p.format,
    exists (select from loyalty.product_variant v where v.product_id = p.id and v.surcharge > 0) as "isPriceFrom"
  from loyalty.product p
    left join loyalty.brand b on b.id = p.brand_id
    left join loyalty.category c on c.id = p.category_id`;

/** The default order of the catalogue: new products first, and events by date. */
const ORDER_OF_EVENTS = 'p.event_at, p.place, p.id';

const ORDER_BY: Record<ProductFilter['sort'], string> = {
  default: 'p.is_new desc, p.place, p.id',
  ascending: 'p.price, p.id',
  descending: 'p.price desc, p.id desc',
};

/** The catalogue does not list events that have begun. */
const IS_AHEAD = '(p.event_at is null or p.event_at > now())';

/** The filters, each with its own parameter. A facet applies all filters except its own. */
const MATCH = {
  section: `(p.section = $1 and ${IS_AHEAD})`,
  words: 'p.search_text like all ($2::text[])',
  brand: '($3::bigint[] is null or p.brand_id = any ($3))',
  category: '($4::bigint[] is null or p.category_id = any ($4))',
  maxPrice: '($5::bigint is null or p.price <= $5)',
  subCategory: '($6::bigint[] is null or p.sub_category_id = any ($6))',
};

function matching(except?: keyof typeof MATCH): string {
  // Keep the parameter in the query, because PostgreSQL must know the type of each parameter.
  return Object.entries(MATCH)
    .map(([name, condition]) => (name === except ? `(true or ${condition})` : condition))
    .join(' and ');
}

function paramsOf({ section, search, brand, category, subCategory, maxPrice }: ProductFilter): unknown[] {
  const words = searchWords(search ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return [section, words, listOrNull(brand), listOrNull(category), maxPrice ?? null, listOrNull(subCategory)];
}

function listOrNull(ids: number[] | undefined): number[] | null {
  return ids && ids.length > 0 ? ids : null;
}

export async function findProducts(tx: Tx, filter: ProductFilter): Promise<ProductPage> {
  const params = paramsOf(filter);
  const isByDay = filter.section === 'events' && filter.sort === 'default';
  const rows = await tx.query<StoredProduct>(
    `${PRODUCT} where ${matching()} order by ${isByDay ? ORDER_OF_EVENTS : ORDER_BY[filter.sort]} offset $7 limit $8`,
    [...params, filter.offset, filter.limit],
  );
  const { total } = await queryOne<{ total: number }>(
    tx,
    `select count(*) as total from loyalty.product p where ${matching()}`,
    params,
  );
  const products = rows.map(productOf);
  // The facets are the same on every page, so only the first page carries them.
  const facets = filter.offset === 0 ? await findFacets(tx, params) : null;
  return { products, total, facets };
}

/**
 * Above this number, the answer contains an even sample of the prices. The sample keeps the bounds and the
 * distribution.
 */
const PRICES = 500;

async function findFacets(tx: Tx, params: unknown[]): Promise<Facets> {
  const brands = await tx.query<Facet>(
    `select b.id, jsonb_build_object('ru', b.name) as name, count(*) as count
     from loyalty.product p join loyalty.brand b on b.id = p.brand_id
     where ${matching('brand')} group by b.id order by b.name`,
    params,
  );
  const categories = await tx.query<Facet>(
    `select c.id, c.name, count(*) as count
     from loyalty.product p join loyalty.category c on c.id = p.category_id
     where ${matching('category')} group by c.id order by c.id`,
    params,
  );
  const prices = await tx.query<{ price: number }>(
    `select price from (
       select p.price, row_number() over (order by p.price) as place, count(*) over () as total
       from loyalty.product p where ${matching('maxPrice')}) priced
     where total <= $7 or place = total or (place - 1) % (total / $7 + 1) = 0 order by place`,
    [...params, PRICES],
  );
  return { brands, categories, prices: prices.map((row) => row.price) };
}

export async function getProduct(tx: Tx, id: number): Promise<ProductRow> {
  const [row] = await tx.query<StoredProduct>(`${PRODUCT} where p.id = $1`, [id]);
  if (!row) throw new NotFound({ error: 'Такого товара нет в каталоге', errorCode: 'no_product' });
  return productOf(row);
}

/** Returns the products by id. Missing ids are left out. */
export async function findProductsByIds(tx: Tx, ids: number[]): Promise<Map<number, ProductRow>> {
  const rows = await tx.query<StoredProduct>(`${PRODUCT} where p.id = any ($1::bigint[])`, [ids]);
  return new Map(rows.map((row) => [row.id, productOf(row)]));
}

export async function findRelatives(tx: Tx, id: number): Promise<ProductRow[]> {
  const rows = await tx.query<StoredProduct>(
    `${PRODUCT} join loyalty.product_relative r on r.relative_id = p.id
     where r.product_id = $1 and ${IS_AHEAD} order by r.place`,
    [id],
  );
  return rows.map(productOf);
}

/** Returns the variants of a product in their display order. */
export async function findVariants(tx: Tx, productId: number): Promise<VariantRow[]> {
  return tx.query<VariantRow>(
    `select v.id, v.size, p.price + v.surcharge as price, v.stock, coalesce(v.image, p.image) as image,
       case when v.color_value is not null
         then jsonb_build_object('name', v.color_name, 'value', v.color_value) end as color
     from loyalty.product_variant v join loyalty.product p on p.id = v.product_id
     where v.product_id = $1 order by v.place, v.id`,
    [productId],
  );
}

/** Takes one piece from the stock. @returns false if no piece is left; an unlimited stock always has one */
export async function takeFromStock(tx: Tx, id: number, variantId: number | null): Promise<boolean> {
  return (
    (await takeOne(tx, 'product', id)) &&
    (variantId === null || (await takeOne(tx, 'product_variant', variantId)))
  );
}

type Stocked = 'product' | 'product_variant';

async function takeOne(tx: Tx, table: Stocked, id: number): Promise<boolean> {
  const rows = await tx.query(
    `update loyalty.${table} set stock = stock - 1
     where id = $1 and (stock is null or stock > 0) returning id`,
    [id],
  );
  return rows.length === 1;
}

export async function putBackToStock(tx: Tx, id: number, variantId: number | null): Promise<void> {
  const putBack = (table: Stocked, which: number) =>
    tx.query(`update loyalty.${table} set stock = stock + 1 where id = $1 and stock is not null`, [which]);
  await putBack('product', id);
  if (variantId !== null) await putBack('product_variant', variantId);
}

type StoredProduct = Omit<ProductRow, 'eventDate' | 'expectedDate'> & {
  eventDate: Date | null;
  arrivesInDays: number | null;
};

function productOf({ eventDate, arrivesInDays, ...row }: StoredProduct): ProductRow {
  return {
    ...row,
    eventDate: eventDate && iso(eventDate),
    expectedDate: arrivesInDays === null ? null : programmeDay(addDays(new Date(), arrivesInDays)),
  };
}
