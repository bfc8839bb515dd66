import type { Facet, listProducts, Product } from '@cabinet/contracts/loyalty';
import type { ParsedInput } from '@cabinet/contracts/route';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { searchWords } from '../../kit/searchText.ts';
import { iso } from './dates.ts';

export type ProductFilter = ParsedInput<typeof listProducts>['query'];

/** `image` is a file of `pictures/`; its address depends on where the service is mounted. */
export type ProductRow = Omit<Product, 'imageUrl'> & { image: string | null };

export interface ProductPage {
  products: ProductRow[];
  total: number;
  facets: { brands: Facet[]; categories: Facet[]; prices: number[] };
}

const PRODUCT = `
  select p.id, p.section, p.name, p.description, p.price, p.brand_id as "brandId", b.name as brand,
    p.category_id as "categoryId", c.name as category, p.image, p.tile, p.is_new as "isNew", p.stock,
    p.delivery_note as "deliveryNote", p.event_at as "eventDate", p.ticket_limit as "ticketLimit"
  from loyalty.product p
    left join loyalty.brand b on b.id = p.brand_id
    left join loyalty.category c on c.id = p.category_id`;

const ORDER_BY: Record<ProductFilter['sort'], string> = {
  default: 'p.is_new desc, p.place, p.id',
  ascending: 'p.price, p.id',
  descending: 'p.price desc, p.id',
};

/** The filters, each with its own parameter; a facet counts under all of them but its own. */
const MATCH = {
  section: 'p.section = $1',
  words: 'p.search_text like all ($2::text[])',
  brand: '($3::bigint[] is null or p.brand_id = any ($3))',
  category: '($4::bigint[] is null or p.category_id = any ($4))',
  maxPrice: '($5::bigint is null or p.price <= $5)',
};

function matching(except?: keyof typeof MATCH): string {
  // The parameter stays named, as PostgreSQL wants to know the type of each one that is sent.
  return Object.entries(MATCH)
    .map(([name, condition]) => (name === except ? `(true or ${condition})` : condition))
    .join(' and ');
}

function paramsOf({ section, search, brand, category, maxPrice }: ProductFilter): unknown[] {
  const words = searchWords(search ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return [section, words, listOrNull(brand), listOrNull(category), maxPrice ?? null];
}

function listOrNull(ids: number[] | undefined): number[] | null {
  return ids && ids.length > 0 ? ids : null;
}

export async function findProducts(tx: Tx, filter: ProductFilter): Promise<ProductPage> {
  const params = paramsOf(filter);
  const rows = await tx.query<StoredProduct>(
    `${PRODUCT} where ${matching()} order by ${ORDER_BY[filter.sort]} offset $6 limit $7`,
    [...params, filter.offset, filter.limit],
  );
  const [counted] = await tx.query<{ total: number }>(
    `select count(*) as total from loyalty.product p where ${matching()}`,
    params,
  );
  return { products: rows.map(productOf), total: counted?.total ?? 0, facets: await findFacets(tx, params) };
}

async function findFacets(tx: Tx, params: unknown[]): Promise<ProductPage['facets']> {
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
    `select p.price from loyalty.product p where ${matching('maxPrice')} order by p.price`,
    params,
  );
  return { brands, categories, prices: prices.map((row) => row.price) };
}

export async function getProduct(tx: Tx, id: number): Promise<ProductRow> {
  const [row] = await tx.query<StoredProduct>(`${PRODUCT} where p.id = $1`, [id]);
  if (!row) throw new NotFound({ error: 'Такого товара нет в каталоге', errorCode: 'no_product' });
  return productOf(row);
}

export async function findRelatives(tx: Tx, id: number): Promise<ProductRow[]> {
  const rows = await tx.query<StoredProduct>(
    `${PRODUCT} join loyalty.product_relative r on r.relative_id = p.id
     where r.product_id = $1 order by r.place`,
    [id],
  );
  return rows.map(productOf);
}

/** Takes one piece away. @returns false when there is none left; without limit there always is one. */
export async function takeFromStock(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    `update loyalty.product set stock = stock - 1
     where id = $1 and (stock is null or stock > 0) returning id`,
    [id],
  );
  return rows.length === 1;
}

export async function putBackToStock(tx: Tx, id: number): Promise<void> {
  await tx.query('update loyalty.product set stock = stock + 1 where id = $1 and stock is not null', [id]);
}

type StoredProduct = Omit<ProductRow, 'eventDate'> & { eventDate: Date | null };

function productOf({ eventDate, ...row }: StoredProduct): ProductRow {
  return { ...row, eventDate: eventDate && iso(eventDate) };
}
