import { freshEmbedded } from '../testing/kit/database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeEach(async () => {
  db = await freshEmbedded();
  await db.script(
    'create schema shop; create table shop.thing (id int, name text); create index by_id on shop.thing (id);',
  );
});
afterEach(() => db.close());

const plan = async () =>
  JSON.stringify(await db.query('explain select * from shop.thing where id = 7 and name = $1', ['x']));

test('a table that has grown is analyzed once, and then read by its index', async () => {
  expect(await db.keepUp?.()).toEqual([]);
  await db.query("insert into shop.thing select n, repeat('x', 200) from generate_series(1, 20000) n");
  expect(await db.keepUp?.()).toEqual(['shop.thing']);
  const [row] = await db.query<{ count: number }>(
    "select reltuples::int as count from pg_class where relname = 'thing'",
  );
  expect(row).toEqual({ count: 20_000 });
  expect(await plan()).toContain('by_id');
  expect(await db.keepUp?.()).toEqual([]);
});

test('the space of deleted rows is reused', async () => {
  await db.query("insert into shop.thing select n, repeat('x', 200) from generate_series(1, 20000) n");
  const size = async () =>
    (await db.query<{ bytes: number }>("select pg_relation_size('shop.thing') as bytes"))[0]?.bytes;
  const before = await size();
  for (let round = 0; round < 3; round += 1) {
    await db.query("update shop.thing set name = repeat('y', 200) where id <= 10000");
    expect(await db.keepUp?.()).toEqual(['shop.thing']);
  }
  expect(await size()).toBeLessThan(Number(before) * 1.7);
});
