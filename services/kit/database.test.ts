import { globSync } from 'node:fs';
import { join } from 'node:path';
import { freshEmbedded } from '../testing/kit/database.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { type Database, ownerOf } from './database.ts';
import { migrate } from './migrate.ts';
import { prepareKit } from './prepare.ts';

onEachDatabase((open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  }, 240_000);
  afterAll(() => db.close());

  test('queries return numbers of every width as number, days as text, and moments as Date', async () => {
    const rows = await db.query(
      `select count(*) as count, sum(n) as sum, sum(n::bigint) as "bigSum", max(n)::bigint as big,
         '2026-11-21'::date as day, '{"a": [1]}'::jsonb as json, array['x'] as texts
       from generate_series(1, 3) as n`,
    );
    expect(rows).toEqual([
      { count: 3, sum: 6, bigSum: 6, big: 3, day: '2026-11-21', json: { a: [1] }, texts: ['x'] },
    ]);
    const [moment] = await db.query<{ at: Date }>(`select '2026-11-21T10:00:00Z'::timestamptz as at`);
    expect(new Date(moment?.at ?? 0).toISOString()).toBe('2026-11-21T10:00:00.000Z');
  });

  test('a failed transaction leaves no data', async () => {
    await ownerOf(db).script('create schema note; create table note.note (text text)');
    const failed = ownerOf(db).transaction(async (tx) => {
      await tx.query('insert into note.note values ($1)', ['half']);
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await ownerOf(db).query('select * from note.note')).toEqual([]);
  });

  test('afterCommit runs after the commit, and never after a roll-back', async () => {
    const seen: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('committed'));
      await tx.query('select 1');
      seen.push('worked');
    });
    const failed = db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('rolled back'));
      await tx.query('select 1 / 0');
    });
    await expect(failed).rejects.toThrow();
    expect(seen).toEqual(['worked', 'committed']);
  });

  test('concurrent preparations run each migration once', async () => {
    await Promise.all([prepareKit(db), prepareKit(db), prepareKit(db)]);
    const applied = await db.query(
      `select name from kit.migration where service = 'kit' and name like '%.sql' order by name`,
    );
    const files = globSync('*.sql', { cwd: join(import.meta.dirname, 'migrations') });
    expect(applied).toEqual(files.sort().map((name) => ({ name })));
  });

  test('a broken migration leaves nothing of its service', async () => {
    const broken = new URL('../testing/kit/broken-migrations/', import.meta.url);
    await expect(migrate(db, 'broken', broken)).rejects.toThrow();
    const [found] = await db.query<{ schema: string | null }>(
      `select to_regclass('broken.first')::text as schema`,
    );
    expect(found?.schema).toBeNull();
  });
});

describe('D13 event loop of the embedded database', () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshEmbedded();
  }, 240_000);
  afterAll(() => db.close());

  test.each([
    ['queries', () => db.query('select 1')],
    ['transactions', () => db.transaction((tx) => tx.query('select 1'))],
    ['failures', () => db.query('select 1 / 0').catch(() => [])],
  ])('D13 the event loop turns between %s in a queue', async (_what, ask) => {
    let done = 0;
    const all = Array.from({ length: 50 }, () => ask().then(() => done++));
    await new Promise(setImmediate);
    expect(done).toBeLessThan(5);
    await Promise.all(all);
  });
});
