import type { Section } from '@cabinet/contracts/loyalty';
import type { LocalText } from '@cabinet/contracts/text';
import type { Tx } from '../../kit/database.ts';
import { searchText } from '../searchText.ts';
import brandFile from './brands.json' with { type: 'json' };
import categoryFile from './categories.json' with { type: 'json' };
import { daysFromNow } from './days.ts';
import productFile from './products.json' with { type: 'json' };

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

export interface SeedProduct {
  id: number;
  section: Section;
  name: LocalText;
  description: LocalText;
  price: number;
  brand: string | null;
  category: string;
  image: string;
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
export const products = productFile as SeedProduct[];

export async function seedCatalogue(tx: Tx): Promise<void> {
  for (const { id, slug, name } of brands) {
    await tx.query('insert into loyalty.brand (id, slug, name) values ($1, $2, $3)', [id, slug, name]);
  }
  for (const { id, slug, section, name } of categories) {
    await tx.query('insert into loyalty.category (id, slug, section, name) values ($1, $2, $3, $4)', [
      id,
      slug,
      section,
      JSON.stringify(name),
    ]);
  }
  for (const [place, product] of products.entries()) await insertProduct(tx, product, place);
  for (const { id, relatives = [] } of products) await insertRelatives(tx, id, relatives);
}

async function insertProduct(tx: Tx, product: SeedProduct, place: number): Promise<void> {
  const brand = brands.find(({ slug }) => slug === product.brand);
  const words = [...Object.values(product.name), brand?.name ?? ''].join(' ');
  await tx.query(
    `insert into loyalty.product (id, section, name, description, price, brand_id, category_id, image, tile,
       is_new, stock, delivery_note, event_at, ticket_limit, search_text, place)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      product.id,
      product.section,
      JSON.stringify(product.name),
      JSON.stringify(product.description),
      product.price,
      brand?.id ?? null,
      categories.find(({ slug }) => slug === product.category)?.id ?? null,
      product.image,
      product.tile,
      product.isNew ?? false,
      product.stock ?? null,
      product.deliveryNote ? JSON.stringify(product.deliveryNote) : null,
      product.eventInDays === undefined ? null : daysFromNow(product.eventInDays),
      product.ticketLimit ?? null,
      searchText(words),
      place,
    ],
  );
}

async function insertRelatives(tx: Tx, id: number, relatives: number[]): Promise<void> {
  for (const [place, relative] of relatives.entries()) {
    await tx.query(
      'insert into loyalty.product_relative (product_id, relative_id, place) values ($1, $2, $3)',
      [id, relative, place],
    );
  }
}
