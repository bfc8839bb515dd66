import type { Product, Section, Variant } from '@cabinet/contracts/products';
import type { LocalText } from '@cabinet/contracts/text';
import { programmeDay, programmeMoment } from '@cabinet/domain/dates';
import { searchText } from '@cabinet/domain/searchText';
import type { Tx } from '../../kit/database.ts';
import { findVariants, type VariantRow } from '../catalogue/repository.ts';
import brandFile from './brands.json' with { type: 'json' };
import categoryFile from './categories.json' with { type: 'json' };
import courseFile from './courses.json' with { type: 'json' };
import { daysFromNow } from './days.ts';
import eventFile from './events.json' with { type: 'json' };
import type { SeedOrder } from './person.ts';
import pickupPoints from './pickupPoints.json' with { type: 'json' };
import productFile from './products.json' with { type: 'json' };
import subCategoryFile from './subCategories.json' with { type: 'json' };
import variantFile from './variants.json' with { type: 'json' };

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
  isDelivered?: boolean;
  arrivesInDays?: number;
  ticketLimit?: number;
  relatives?: number[];
}

/** Time and place of an event of `products.json`, in the programme's time zone. */
interface SeedEvent {
  id: number;
  time: string;
  place: LocalText;
}

interface SeedCourse extends Pick<Product, 'id' | 'format'> {
  duration: LocalText;
}

type SeedColor = NonNullable<Variant['color']> & { slug: string };

/** A product in one colour, with the stock of each size or in total. */
interface SeedVariants {
  product: number;
  color?: string;
  image?: string;
  surcharge?: number;
  sizes?: Record<string, number>;
  stock?: number;
}

const brands = brandFile as SeedBrand[];
const categories = categoryFile as SeedCategory[];
const subCategories = subCategoryFile as SeedSubCategory[];
export const products = productFile as SeedProduct[];
const events = eventFile as SeedEvent[];
const courses = courseFile as SeedCourse[];
const colors = variantFile.colors as SeedColor[];

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
     ticket_limit integer, search_text text, place integer, sub_category_id bigint, images text[], is_delivered boolean,
     arrives_in_days smallint, event_place jsonb, duration jsonb, format text`,
    products.map(productRow),
  );
  await insertAll(
    tx,
    'pickup_point',
    'id bigint, name jsonb, address jsonb, hours jsonb, time_zone text, map_url text',
    pickupPoints,
  );
  await insertAll(
    tx,
    'product_variant',
    `id bigint, product_id bigint, color_name jsonb, color_value text, size text, surcharge bigint, image text,
     stock integer, place integer`,
    (variantFile.variants as SeedVariants[])
      .flatMap(variantRows)
      .map((row, index) => ({ ...row, id: index + 1 })),
  );
  await tx.query(
    `select setval(pg_get_serial_sequence('loyalty.product_variant', 'id'), max(id)) from loyalty.product_variant`,
  );
  const relatives = products.flatMap(({ id, relatives = [] }) =>
    relatives.map((relative, place) => ({ product_id: id, relative_id: relative, place })),
  );
  await insertAll(tx, 'product_relative', 'product_id bigint, relative_id bigint, place integer', relatives);
}

/** @param columns the columns of the table, in the order of the table */
async function insertAll(tx: Tx, table: string, columns: string, rows: object[]): Promise<void> {
  await tx.query(`insert into loyalty.${table} select * from jsonb_to_recordset($1) as row (${columns})`, [
    JSON.stringify(rows),
  ]);
}

/** Returns the variant that a seed order names. */
export async function findSeedVariant(
  tx: Tx,
  { product, color, size }: Pick<SeedOrder, 'product' | 'color' | 'size'>,
): Promise<VariantRow | null> {
  if (product === undefined || color === undefined) return null;
  const value = colors.find(({ slug }) => slug === color)?.value;
  const variants = await findVariants(tx, product);
  return (
    variants.find((variant) => variant.color?.value === value && variant.size === (size ?? null)) ?? null
  );
}

function productRow(product: SeedProduct, place: number): object {
  const brand = brands.find(({ slug }) => slug === product.brand);
  const course = courses.find(({ id }) => id === product.id);
  const words = [...Object.values(product.name), brand?.name ?? ''].join(' ');
  return {
    ...product,
    brand_id: brand?.id,
    category_id: categoryId(product.category),
    sub_category_id: subCategories.find(({ products: ids }) => ids.includes(product.id))?.id,
    images: product.images ?? [],
    is_new: product.isNew ?? false,
    delivery_note: product.deliveryNote,
    event_at: eventMoment(product),
    event_place: events.find(({ id }) => id === product.id)?.place,
    ticket_limit: product.ticketLimit,
    is_delivered: product.isDelivered ?? false,
    arrives_in_days: product.arrivesInDays,
    search_text: searchText(words),
    place,
    duration: course?.duration,
    format: course?.format,
  };
}

function eventMoment({ id, eventInDays }: SeedProduct): Date | null {
  const event = events.find((one) => one.id === id);
  return event && eventInDays !== undefined
    ? programmeMoment(programmeDay(daysFromNow(eventInDays)), event.time)
    : null;
}

function variantRows({ product, color, image, surcharge = 0, sizes, stock }: SeedVariants): object[] {
  const { name, value } = colors.find(({ slug }) => slug === color) ?? {};
  const one = { product_id: product, color_name: name, color_value: value, image, surcharge };
  const pieces = sizes ? Object.entries(sizes) : [[null, stock] as const];
  return pieces.map(([size, left], place) => ({ ...one, size, stock: left, place }));
}

function categoryId(wanted: string): number | undefined {
  return categories.find(({ slug }) => slug === wanted)?.id;
}
