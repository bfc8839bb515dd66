import { listProducts } from '@cabinet/contracts/products';
import type { Database } from '../../kit/database.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';

// A catalogue of thousands of products. The tests count statements, because times differ between machines.

const PRODUCTS = 5_000;
const statements: string[] = [];
let system: TestSystem;

beforeAll(async () => {
  system = await startServices(counting(await freshDatabase('seeded')));
  await system.db.query(
    `insert into loyalty.product
       (id, section, name, price, brand_id, category_id, search_text, place, is_new, stock)
     select 1000 + n, 'products', jsonb_build_object('ru', 'Товар ' || n), 100 + n * 7 % 20000,
       1 + n % 5, 1 + n % 4, 'товар ' || n, n, n % 100 = 0, 10
     from generate_series(1, $1::int) n`,
    [PRODUCTS],
  );
  await system.db.query('analyze loyalty.product');
}, 240_000);
afterAll(() => system.close());

function counting(db: Database): Database {
  return {
    ...db,
    query: (sql, params) => {
      statements.push(sql);
      return db.query(sql, params);
    },
  };
}

async function find(query: object) {
  statements.length = 0;
  return system.as('student').get(listProducts, { query: { section: 'products', ...query } });
}

test('the first page takes at most five statements, and a later page takes two', async () => {
  const { products, total } = await find({});
  expect(products).toHaveLength(24);
  expect(total).toBeGreaterThan(PRODUCTS);
  expect(statements).toHaveLength(5);
  await find({ offset: 4_800, limit: 100, sort: 'ascending', maxPrice: 19_000, search: 'товар' });
  expect(statements).toHaveLength(2);
});

test.each(['default', 'ascending', 'descending'])(
  'the pages in the order %s contain every product once',
  async (sort) => {
    const seen = new Set<number>();
    const { total } = await find({ sort, limit: 1 });
    for (let offset = 0; offset < (total ?? 0); offset += 100) {
      for (const { id } of (await find({ sort, offset, limit: 100 })).products) seen.add(id);
    }
    expect(seen.size).toBe(total);
  },
  60_000,
);

test.each(['default', 'ascending', 'descending'])(
  'a page in the order %s is read from an index without a sort',
  async (sort) => {
    await find({ sort });
    const [page = ''] = statements;
    const plan = await system.db.query<Record<string, string>>(`explain ${page}`, [
      'products',
      [],
      null,
      null,
      null,
      null,
      0,
      24,
    ]);
    const lines = plan.map((row) => Object.values(row).join()).join('\n');
    expect(lines).toMatch(/Index Scan (Backward )?using product_by_/);
    expect(lines).not.toContain('Seq Scan on product p');
    expect(lines).not.toContain('Sort');
  },
);

test('a few hundred prices keep the bounds and the distribution of all prices', async () => {
  const { facets } = await find({});
  const prices = facets?.prices ?? [];
  const [bounds] = await system.db.query<{ min: number; max: number }>(
    `select min(price), max(price) from loyalty.product where section = 'products'`,
  );
  expect(prices.length).toBeLessThanOrEqual(501);
  expect([prices[0], prices.at(-1)]).toEqual([bounds?.min, bounds?.max]);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});
