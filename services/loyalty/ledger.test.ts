import type { Database, Tx } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { onEachDatabase } from '../kit/testing/onEachDatabase.ts';
import { findLedgerFaults, move, openAccount } from './ledger.ts';
import { prepareLoyalty } from './prepare.ts';

onEachDatabase((open) => {
  let db: Database;
  let contactId: number;

  beforeAll(async () => {
    db = await open();
    await prepareKit(db);
    await prepareLoyalty(db);
  }, 60_000);
  afterAll(() => db.close());

  beforeEach(async () => {
    contactId = await db.transaction(async (tx) => {
      const id = await aContact(tx);
      await openAccount(tx, id);
      await move(tx, { contactId: id, type: 'WELCOME' }, 250);
      return id;
    });
  });
  afterEach(async () => expect(await findLedgerFaults(db)).toEqual([]));

  const balance = async () => {
    const [row] = await db.query('select balance from loyalty.account where contact_id = $1', [contactId]);
    return row;
  };

  test('L2 more than there is cannot be taken, and nothing is written', async () => {
    const isDone = await db.transaction((tx) => move(tx, { contactId, type: 'ORDER' }, -251));
    expect(isDone).toBe(false);
    expect(await balance()).toEqual({ balance: 250 });
    expect(
      await db.query(
        'select type from loyalty.transaction t join loyalty.operation o on o.id = operation_id where contact_id = $1',
        [contactId],
      ),
    ).toEqual([{ type: 'WELCOME' }]);
  });

  test('L2 fifty charges at once never take more than there is', async () => {
    const charges = Array.from({ length: 50 }, (_, index) =>
      db.transaction((tx) => move(tx, { contactId, type: 'ORDER' }, -(10 + (index % 5)))),
    );
    const done = (await Promise.all(charges)).map((isDone, index) => (isDone ? 10 + (index % 5) : 0));
    const spent = done.reduce((sum, amount) => sum + amount, 0);

    expect(spent).toBeLessThanOrEqual(250);
    // Whatever is left would not have paid the cheapest of those that were refused.
    expect(250 - spent).toBeLessThan(14);
    expect(await balance()).toEqual({ balance: 250 - spent });
  });

  test('L2 the database refuses a negative balance, whoever writes it', async () => {
    const overdraw = db.query('update loyalty.account set balance = -1 where contact_id = $1', [contactId]);
    await expect(overdraw).rejects.toThrow('balance_never_negative');
  });

  test.each([
    ['one posting alone', 'select id, account, 5 from made'],
    ['postings that do not add up', 'select id, account, 5 from made union all select id, 1, -4 from made'],
    ['no posting at all', 'select id, account, 5 from made where false'],
  ])('L1 the database refuses %s', async (_, postings) => {
    const unbalanced = db.query(
      `with made as (insert into loyalty.transaction (contact_id, operation_id) values ($1, 1)
         returning id, (select id from loyalty.account where contact_id = $1) as account)
       insert into loyalty.posting (transaction_id, account_id, amount) ${postings}`,
      [contactId],
    );
    await expect(unbalanced).rejects.toThrow('is not balanced');
  });

  test.each([
    'update loyalty.posting set amount = amount + 1',
    'delete from loyalty.posting',
    'truncate loyalty.posting',
    'update loyalty.transaction set comment = null',
    'delete from loyalty.transaction',
    'truncate loyalty.transaction cascade',
  ])('L4 the database refuses "%s"', async (sql) => {
    await expect(db.query(sql)).rejects.toThrow('append-only');
  });
});

let made = 0;

async function aContact(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into loyalty.contact (email) values ($1) returning id',
    [`member${++made}@cabinet.test`],
  );
  return row?.id ?? 0;
}
