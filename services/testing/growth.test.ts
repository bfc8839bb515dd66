import { createLead } from '@cabinet/contracts/leads';
import { routes } from '@cabinet/contracts/routes';
import { isReadMethod } from '@cabinet/domain/viewAs';
import type { Database } from '../kit/database.ts';
import { ACCESS_ROWS } from './kit/accessPolicy.ts';
import { freshDatabase } from './kit/database.ts';
import { recorded } from './kit/recorded.ts';
import { requestOf, startServices, type TestSystem } from './kit/system.ts';
import { emailOf, thingsOf } from './kit/things.ts';

// P1: a call that is fast with the sandbox's twenty participants must be fast with ten thousand.

/**
 * The excluded tables: short lists, the catalogue and the rating. Search tests cover the catalogue. Rating
 * rows are read once for everybody.
 */
const SHORT =
  /^(operation|manager|brand|category|sub_category|product_type|product|product_variant|secret|migration|paid_friend|rating_version)$/;

/** Every statement of the services, once, with its parameters. */
const statements = new Map<string, unknown[]>();

let db: Database;
let system: TestSystem;
beforeAll(async () => {
  db = await freshDatabase();
  system = await startServices(recorded(db, (sql, params) => statements.set(sql, params)));
}, 240_000);
afterAll(() => system.close());

test('P1 no call scans a whole table that grows with the participants', async () => {
  const things = await thingsOf(system, 'student');
  statements.clear();
  for (const [name, { about }] of Object.entries(ACCESS_ROWS)) {
    const route = routes[name];
    if (!route) continue;
    await system.as('student').ask(route, about(things) as never);
    const { query } = about(things);
    const viewed = { ...about(things), query: { ...query, ownerEmail: emailOf('student') } };
    if (isReadMethod(route.method)) await system.as('admin').send(requestOf(route, viewed));
  }
  const [card] = await db.query<{ number: string }>(
    'select card_number as number from loyalty.card where id = $1',
    [things.card],
  );
  const payload = { mergelead: 'growth', partner: card?.number, name: 'Друг', phone: '+79165550199' };
  await system.nobody.get(createLead, {
    body: { land: 'sf_referral', sourceName: 'WEB', utm_source: 'growth', payload },
  });

  expect(statements.size).toBeGreaterThan(100);
  const whole: string[] = [];
  await db.transaction(async (tx) => {
    // PostgreSQL still scans a table if no index helps.
    await tx.script('set local enable_seqscan = off');
    for (const [sql, params] of statements) {
      if (!/^\s*(select|with|insert|update|delete)/i.test(sql)) continue;
      const plan = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
      const read = plan.flatMap((line) => /Seq Scan on (\w+)/.exec(line['QUERY PLAN'])?.[1] ?? []);
      whole.push(...read.filter((table) => !SHORT.test(table)).map((table) => `${table}: ${sql}`));
    }
  });
  expect(whole).toEqual([]);
}, 120_000);
