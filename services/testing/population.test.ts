import type { Database } from '../kit/database.ts';
import { freshDatabase } from './kit/database.ts';
import { findLoadMembers, POSTINGS_EACH, populate } from './population.ts';

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
}, 240_000);
afterAll(() => db.close());

test('P1 L1 the load population has a history whose ledger adds up', async () => {
  await populate(db, 50);
  const [made] = await db.query<{ postings: number }>(
    `select count(*) as postings from loyalty.posting p join loyalty.transaction t on t.id = p.transaction_id
       join loyalty.contact c on c.id = t.contact_id where c.subject like 'load-%'`,
  );
  expect(made?.postings).toBe(50 * POSTINGS_EACH);
  expect(await findLoadMembers(db, 100)).toHaveLength(50);
}, 240_000);
