import type { Section } from '@cabinet/contracts/loyalty';
import type { LocalText } from '@cabinet/contracts/text';
import { searchText } from '@cabinet/domain/searchText';
import type { Tx } from '../../kit/database.ts';
import brandFile from './brands.json' with { type: 'json' };
import categoryFile from './categories.json' with { type: 'json' };
import { daysFromNow } from './days.ts';
import productFile from './products.json' with { type: 'json' };
import subCategoryFile from './subCategories.json' with { type: 'json' };

interface SeedBrand {
  id: number;
  slug: string;
  name: string;
}

interface SeedCategory {
  id: number;
  slug: string;
  section: Section;
  name: LocalText;
}

interface SeedSubCategory {
  id: number;
  slug: string;
  category: string;
  name: LocalText;
  /** Ids in `products.json`. */
  products: number[];
}

export interface SeedProduct {
  id: number;
  section: Section;
  name: LocalText;
  description: LocalText;
  price: number;
  brand: string | null;
  category: string;
  image: string;
  images?: string[];
  tile: number;
  isNew?: boolean;
  stock?: number | null;
  deliveryNote?: LocalText;
  eventInDays?: number;
  ticketLimit?: number;
  relatives?: number[];
}

const brands = brandFile as SeedBrand[];
const categories = categoryFile as SeedCategory[];
const subCategories = subCategoryFile as SeedSubCategory[];
export const products = productFile as SeedProduct[];

export async function seedCatalogue(tx: Tx): Promise<void> {
  await insertAll(tx, 'brand', 'id bigint, slug text, name text', brands);
  await insertAll(tx, 'category', 'id bigint, slug text, section text, name jsonb', categories);
  await insertAll(
    tx,
    'sub_category',
    'id bigint, slug text, category_id bigint, name jsonb',
    subCategories.map((one) => ({ ...one, category_id: categoryId(one.category) })),
  );
  await insertAll(
    tx,
    'product',
    `id bigint, section text, name jsonb, description jsonb, price bigint, brand_id bigint, category_id bigint,
     image text, tile smallint, is_new boolean, stock integer, delivery_note jsonb, event_at timestamptz,
     ticket_limit integer, search_text text, place integer, sub_category_id bigint, images text[]`,
    products.map(productRow),
  );
  const relatives = products.flatMap(({ id, relatives = [] }) =>
    relatives.map((relative, place) => ({ product_id: id, relative_id: relative, place })),
  );
  await insertAll(tx, 'product_relative', 'product_id bigint, relative_id bigint, place integer', relatives);
}

/** @param columns as the table has them, in its order */
async function insertAll(tx: Tx, table: string, columns: string, rows: object[]): Promise<void> {
  await tx.query(`insert into loyalty.${table} select * from jsonb_to_recordset($1) as row (${columns})`, [
    JSON.stringify(rows),
  ]);
}

function productRow(product: SeedProduct, place: number): object {
  const brand = brands.find(({ slug }) => slug === product.brand);
  const words = [...Object.values(product.name), brand?.name ?? ''].join(' ');
  return {
    ...product,
    brand_id: brand?.id,
    category_id: categoryId(product.category),
    sub_category_id: subCategories.find(({ products: ids }) => ids.includes(product.id))?.id,
    images: product.images ?? [],
    is_new: product.isNew ?? false,
    delivery_note: product.deliveryNote,
    event_at: product.eventInDays === undefined ? null : daysFromNow(product.eventInDays),
    ticket_limit: product.ticketLimit,
    search_text: searchText(words),
    place,
  };
}

function categoryId(wanted: string): number | undefined {
  return categories.find(({ slug }) => slug === wanted)?.id;
}
