import {
  listBrands,
  listCategories,
  listProductTypes,
  listSubCategories,
} from '@cabinet/contracts/catalogue';
import { getProduct, listProducts, listRelatives, type Product, SECTIONS } from '@cabinet/contracts/products';
import type { RouteInput } from '@cabinet/contracts/route';
import { ownerOf } from '../../kit/database.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());
proveLedger(() => system.db);

type Filter = RouteInput<typeof listProducts>['query'];

const find = (query: Filter) => system.as('student').get(listProducts, { query: { limit: 100, ...query } });
const ids = (products: Product[]) => products.map(({ id }) => id);
const sum = (facets: Array<{ count: number }> = []) => facets.reduce((total, { count }) => total + count, 0);

test('a section lists all products, new products first', async () => {
  const { products, total } = await find({ section: 'products' });
  expect(products).toHaveLength(total ?? 0);
  expect(new Set(products.map(({ section }) => section))).toEqual(new Set(['products']));
  const flags = products.map(({ isNew }) => isNew);
  expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)));
});

test('consecutive pages have no gaps and no duplicates', async () => {
  const all = ids((await find({ section: 'services' })).products);
  const first = await find({ section: 'services', limit: 6 });
  const second = await find({ section: 'services', limit: 6, offset: 6 });
  expect([...ids(first.products), ...ids(second.products)]).toEqual(all.slice(0, 12));
  expect(second.total).toBe(all.length);
});

test('products sort by price in both orders, up to the maximum price', async () => {
  const rising = (await find({ sort: 'ascending', maxPrice: 2_000 })).products.map(({ price }) => price);
  const falling = (await find({ sort: 'descending', maxPrice: 2_000 })).products.map(({ price }) => price);
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(rising).toEqual([...falling].reverse());
  expect(rising.at(-1)).toBeLessThanOrEqual(2_000);
});

test('several brands and categories in a filter are combined with OR', async () => {
  const { facets } = await find({});
  const [one, two] = facets?.brands ?? [];
  const { products } = await find({ brand: `${one?.id},${two?.id}` });
  expect(products).toHaveLength((one?.count ?? 0) + (two?.count ?? 0));
});

test('a facet applies the other filters but not its own filter', async () => {
  const free = await find({});
  const brand = free.facets?.brands[0];
  const byBrand = await find({ brand: `${brand?.id}` });

  expect(byBrand.total).toBe(brand?.count);
  expect(byBrand.facets?.brands).toEqual(free.facets?.brands);
  expect(sum(byBrand.facets?.categories)).toBe(brand?.count);
  expect(byBrand.facets?.prices).toHaveLength(brand?.count ?? 0);

  const cheap = await find({ maxPrice: 1_000 });
  expect(cheap.facets?.prices).toEqual(free.facets?.prices);
  expect(sum(cheap.facets?.categories)).toBe(cheap.total);
});

test.each([
  ['Russian', 'худи', 1],
  ['another case', 'ХУДИ первый', 1],
  ['words in another order', 'курс худи', 1],
  ['Uzbek', 'xudisi', 1],
  ['English', 'hoodie', 1],
  ['е for ё', 'желтый дождевик', 51],
])('a search matches %s', async (_, search, id) => {
  expect(ids((await find({ search })).products)).toEqual([id]);
});

test('a search matches the Uzbek sign in every spelling', async () => {
  const answers = await Promise.all(['koʻk', "ko'k", 'ko‘k', 'kok'].map((search) => find({ search })));
  const [first, ...others] = answers.map(({ products }) => ids(products));
  for (const other of others) expect(other).toEqual(first);
});

test.each(['100%', '_', '\\', 'нет такого товара'])('a search treats "%s" as plain text', async (search) => {
  const { products, total } = await find({ search });
  expect(total).toBe(products.length);
  expect(total).toBeLessThan(5);
});

test('a product has its picture and related products', async () => {
  const { product } = await system.as('student').get(getProduct, { params: { id: 1 } });
  expect(product).toMatchObject({ id: 1, price: 3_200, name: { ru: 'Худи «Первый курс»' } });
  const picture = await system.app.inject(product.imageUrl ?? '');
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const { products } = await system.as('student').get(listRelatives, { params: { id: 1 } });
  expect(products.length).toBeGreaterThan(0);
  expect(ids(products)).not.toContain(1);
});

test('a gallery begins with the list picture, and all its pictures exist', async () => {
  const { products } = await find({ section: 'products' });
  const galleries = products.filter(({ images }) => (images ?? []).length > 1);
  expect(galleries.length).toBeGreaterThan(4);
  for (const { images, imageUrl } of products) {
    expect(images?.[0]).toBe(imageUrl);
    for (const url of images ?? []) expect((await system.app.inject(url)).statusCode).toBe(200);
  }
});

test('the lists name all brands, categories and sub-categories', async () => {
  const student = system.as('student');
  const { facets } = await find({ section: 'products' });
  const { brands } = await student.get(listBrands, {});
  expect(brands).toEqual(
    expect.arrayContaining(facets?.brands.map(({ id, name }) => ({ id, name: name.ru })) ?? []),
  );
  const { categories } = await student.get(listCategories, {});
  expect(categories).toEqual(
    expect.arrayContaining(
      facets?.categories.map(({ id, name }) => ({ id, name, section: 'products' })) ?? [],
    ),
  );
  const { productTypes } = await student.get(listProductTypes, {});
  expect(productTypes.map(({ section }) => section)).toEqual([...SECTIONS]);
});

test('every product of a divided category has a sub-category', async () => {
  const { subCategories } = await system.as('student').get(listSubCategories, {});
  const byCategory = Map.groupBy(subCategories, ({ categoryId }) => categoryId);
  expect(byCategory.size).toBeGreaterThan(3);
  for (const [category, parts] of byCategory) {
    const { total } = await find({ category: `${category}` });
    const { products } = await find({ subCategory: parts.map(({ id }) => id).join(',') });
    expect(products).toHaveLength(total ?? 0);
    expect(new Set(products.map(({ categoryId }) => categoryId))).toEqual(new Set([category]));
  }
});

test('events are sorted by date, have time and place, and disappear when they begin', async () => {
  const { products } = await find({ section: 'events' });
  const dates = products.map(({ eventDate }) => eventDate ?? '');
  expect(dates).toEqual(dates.toSorted());
  const hours = products.map(({ eventDate }) =>
    new Date(eventDate ?? '').toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' }),
  );
  for (const hour of hours) expect(hour).toMatch(/^(07|09|10|1\d|2[01]):\d0:00$/);
  for (const { eventPlace } of products) expect(eventPlace).toMatchObject({ ru: /./, uz: /./, en: /./ });

  const [next] = products;
  const move = (to: string | null | undefined) =>
    ownerOf(system.db).query('update loyalty.product set event_at = $2 where id = $1', [next?.id, to]);
  await move(new Date().toISOString());
  const left = await find({ section: 'events' });
  expect(ids(left.products)).toEqual(ids(products).slice(1));
  expect(left.total).toBe(products.length - 1);
  await move(next?.eventDate);
});

test('courses state their duration and format', async () => {
  const { products } = await find({ section: 'education' });
  expect(new Set(products.map(({ format }) => format))).toEqual(new Set(['online', 'campus']));
  for (const { duration } of products) expect(duration?.ru).toMatch(/\d/);
});

test("a product lists its variants, whose stocks sum to the product's stock", async () => {
  const { products } = await find({ section: 'products' });
  const varied: number[] = [];
  for (const { id } of products) {
    const { product } = await system.as('student').get(getProduct, { params: { id } });
    const variants = product.variants ?? [];
    if (variants.length === 0) continue;
    varied.push(id);
    expect({ id, stock: variants.reduce((all, { stock }) => all + (stock ?? 0), 0) }).toEqual({
      id,
      stock: product.stock,
    });
    expect(product.isPriceFrom).toBe(variants.some(({ price }) => price > product.price));
    for (const { imageUrl } of variants)
      expect((await system.app.inject(imageUrl ?? '')).statusCode).toBe(200);
  }
  expect(varied).toEqual(expect.arrayContaining([1, 11, 16, 39]));
});

test('only an event states how many tickets the caller owns', async () => {
  const owned = async (account: string, id: number) =>
    (await system.as(account).get(getProduct, { params: { id } })).product.owned;
  expect(await owned('student', 91)).toBe(1);
  expect(await owned('poor', 91)).toBe(0);
  expect(await owned('stranger', 91)).toBe(0);
  expect(await owned('student', 1)).toBeNull();
});

test('every product has a name in three languages and an existing picture', async () => {
  for (const section of ['products', 'services', 'education', 'events'] as const) {
    for (const { id, name, imageUrl } of (await find({ section })).products) {
      expect({ id, ...name }).toEqual({
        id,
        ru: expect.any(String),
        uz: expect.any(String),
        en: expect.any(String),
      });
      const { statusCode } = await system.app.inject(imageUrl ?? '');
      expect({ id, statusCode }).toEqual({ id, statusCode: 200 });
    }
  }
});
