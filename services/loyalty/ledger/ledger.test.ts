import { type Database, ownerOf } from '../../kit/database.ts';
import { prepareKit } from '../../kit/prepare.ts';
import { onEachDatabase } from '../../testing/kit/onEachDatabase.ts';
import { aMember } from '../../testing/loyalty/members.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';
import { prepareLoyalty } from '../prepare.ts';
import { findLedgerIssues, type LedgerIssue, move } from './ledger.ts';

onEachDatabase((open) => {
  let db: Database;
  let contactId: number;

  beforeAll(async () => {
    db = await open();
    await prepareKit(db);
    await prepareLoyalty(db);
  }, 240_000);
  afterAll(() => db.close());

  beforeEach(async () => {
    const { contact } = await aMember(db, { balance: 250 });
    contactId = contact.id;
  });
  proveLedger(() => db);

  const balance = async () => {
    const [row] = await db.query('select balance from loyalty.account where contact_id = $1', [contactId]);
    return row;
  };

  test('L2 a movement above the balance is refused, and nothing is written', async () => {
    const isDone = await db.transaction((tx) => move(tx, { contactId, type: 'ORDER' }, -251));
    expect(isDone).toBe(false);
    expect(await balance()).toEqual({ balance: 250 });
    expect(
      await db.query(
        'select type from loyalty.transaction t join loyalty.operation o on o.id = operation_id where contact_id = $1',
        [contactId],
      ),
    ).toEqual([{ type: 'PAYMENT' }]);
  });

  test('L2 fifty concurrent charges never exceed the balance', async () => {
    const charges = Array.from({ length: 50 }, (_, index) =>
      db.transaction((tx) => move(tx, { contactId, type: 'ORDER' }, -(10 + (index % 5)))),
    );
    const done = (await Promise.all(charges)).map((isDone, index) => (isDone ? 10 + (index % 5) : 0));
    const spent = done.reduce((sum, amount) => sum + amount, 0);

    expect(spent).toBeLessThanOrEqual(250);
    // The rest is smaller than the cheapest refused charge.
    expect(250 - spent).toBeLessThan(14);
    expect(await balance()).toEqual({ balance: 250 - spent });
  });

  test('L2 the database refuses a negative balance from every writer', async () => {
    const overdraw = db.query('update loyalty.account set balance = -1 where contact_id = $1', [contactId]);
    await expect(overdraw).rejects.toThrow('balance_never_negative');
    const check = await db.query(
      `select pg_get_constraintdef(oid) as rule, convalidated as holds from pg_constraint
       where conname = 'balance_never_negative' and conrelid = 'loyalty.account'::regclass`,
    );
    expect(check).toEqual([{ rule: 'CHECK ((balance >= 0))', holds: true }]);
  });

  test.each([
    ['one posting alone', 'select id, account, 5 from made'],
    ['unbalanced postings', 'select id, account, 5 from made union all select id, 1, -4 from made'],
    ['no posting', 'select id, account, 5 from made where false'],
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
    ['a changed posting', 'posting', 'update loyalty.posting set amount = 1 where amount = 250', 'TAW'],
    ['deleted postings', 'posting', 'delete from loyalty.posting', 'TA'],
    [
      'a balance without a posting',
      'account',
      'update loyalty.account set balance = 1 where balance = 250',
      'A',
    ],
  ])('L1 the proof finds a manual change: %s', async (_, table, sql, expected) => {
    const undone = new Error('undone');
    const tampered = ownerOf(db).transaction(async (tx) => {
      await tx.query(`alter table loyalty.${table} disable trigger user`);
      await tx.query(sql);
      expect(kindsOf(await findLedgerIssues(tx))).toBe(expected);
      expect(kindsOf(await findLedgerIssues(tx, contactId))).toBe(expected.replace('W', ''));
      throw undone;
    });
    await expect(tampered).rejects.toBe(undone);
  });

  test.each([
    ...['posting', 'transaction'].flatMap((table) => [
      `update loyalty.${table} set id = default`,
      `update loyalty.${table} set id = default where false`,
      `delete from loyalty.${table}`,
      `truncate loyalty.${table} cascade`,
    ]),
    'truncate loyalty.account cascade',
    'truncate loyalty.contact cascade',
  ])('L4 the database refuses "%s" from every role', async (sql) => {
    const rows = () =>
      db.query(
        'select t.*, p.* from loyalty.transaction t join loyalty.posting p on p.transaction_id = t.id',
      );
    const before = await rows();
    await expect(ownerOf(db).query(sql)).rejects.toThrow('append-only');
    expect(await rows()).toEqual(before);
  });

  test('L4 only the texts of a participant who has left can be erased', async () => {
    const owner = ownerOf(db);
    const erase = (sql: string) =>
      owner.transaction(async (tx) => {
        await tx.query(`select set_config('loyalty.erasing', 'on', true)`);
        await tx.query(sql);
      });
    const words = 'update loyalty.transaction set comment = null, friend = null';
    await expect(erase(words)).rejects.toThrow('append-only');
    await owner.query('update loyalty.contact set left_at = now()');
    await expect(
      erase('update loyalty.transaction set at = now(), comment = null, friend = null'),
    ).rejects.toThrow('append-only');
    await expect(erase(`update loyalty.transaction set comment = 'x'`)).rejects.toThrow('append-only');
    await expect(owner.query(words)).rejects.toThrow('append-only');
    await erase(words);
    expect(await db.query('select 1 from loyalty.transaction where comment is not null')).toEqual([]);
    expect(await findLedgerIssues(db)).toEqual([]);
  });
});

/** T: a transaction, A: an account, W: the whole ledger. */
function kindsOf(issues: LedgerIssue[]): string {
  const kinds = issues.map(({ transactionId, accountId }) => (transactionId ? 'T' : accountId ? 'A' : 'W'));
  return ['T', 'A', 'W'].filter((kind) => kinds.some((found) => found === kind)).join('');
}
