import { listContacts } from '@cabinet/contracts/members';
import { CANCEL_SOURCE, createOrder, sendOrderMessage } from '@cabinet/contracts/orders';
import * as fc from 'fast-check';
import { onEachDatabase, repetitions } from '../../testing/kit/onEachDatabase.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';
import { aMember, aProduct, type TestMember } from '../../testing/loyalty/members.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';
import { findLedgerIssues } from '../ledger/ledger.ts';
import { buy, cancel } from './purchase.ts';

const LAST_ONE = 9;
const LECTURE = 93;
const PRICES = [20, 35, 170, 900];

// Concurrent calls. PGlite has one connection and runs them in turn; PostgreSQL has a pool of twenty
// connections (F3).
onEachDatabase((open, engine) => {
  let system: TestSystem;
  const products = new Map<number, number>();

  beforeAll(async () => {
    system = await startServices(await open('seeded'));
    for (const price of PRICES) products.set(price, await aProduct(system.db, price));
  }, 240_000);
  afterAll(() => system.close());
  proveLedger(() => system.db);

  const atOnce = <T>(times: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, index) => work(index)));
  const memberWith = (balance: number) => aMember(system.db, { balance });
  const productAt = (price: number) => products.get(price) ?? 0;
  const wish = ({ cardId }: TestMember, prodId: number) => ({
    cardId,
    prodId,
    date: '2026-12-01T10:00:00.000Z',
  });
  const signedIn = ({ contact: { email } }: TestMember) => system.as('student', { sub: email, email });
  const order = (member: TestMember, prodId: number) =>
    signedIn(member).ask(createOrder, { body: wish(member, prodId) });
  const balanceOf = async (member: TestMember) =>
    (await signedIn(member).get(listContacts, { query: {} })).contacts[0]?.balance;
  const granted = (answers: Array<{ status: number }>) => answers.filter(({ status }) => status === 200);

  /** Buys a product in the same way as the route. */
  const buyDirectly = (member: TestMember, price: number) =>
    system.db.transaction((tx) =>
      buy(tx, member.contact, {
        ...wish(member, productAt(price)),
        price,
        comment: '',
        description: '',
      }),
    );

  describe('L2', () => {
    test('L2 fifty concurrent orders spend at most the balance', async () => {
      const member = await memberWith(1_100);
      const answers = await atOnce(50, () => order(member, productAt(170)));
      expect(granted(answers)).toHaveLength(6);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(44);
      expect(await balanceOf(member)).toBe(1_100 - 6 * 170);
    });

    const price = fc.constantFrom(...PRICES);
    const round = fc.record({
      balance: fc.integer({ min: 1, max: 500 }),
      prices: fc.oneof(
        price.map((same) => Array<number>(50).fill(same)),
        fc.array(price, { minLength: 50, maxLength: 50 }),
      ),
    });

    /** @returns false for a refused purchase */
    const isBought = (member: TestMember, price: number) =>
      buyDirectly(member, price).then(
        () => true,
        (error) => {
          expect(error).toMatchObject({ body: { errorCode: 'not_enough_tokens' } });
          return false;
        },
      );

    const rounds = repetitions(engine, 200);
    test(`L2 ${rounds} rounds of fifty purchases grant as many as the balance allows`, async () => {
      const checkRound = async ({ balance, prices }: { balance: number; prices: number[] }) => {
        const member = await memberWith(balance);
        const [bought, issues] = await Promise.all([
          Promise.all(prices.map((each) => isBought(member, each))),
          // L1 must hold during the purchases, too.
          findLedgerIssues(system.db, member.contact.id),
        ]);
        const spent = prices.filter((_, index) => bought[index]).reduce((sum, each) => sum + each, 0);
        const refused = prices.filter((_, index) => !bought[index]);
        const left = balance - spent;

        expect(issues).toEqual([]);
        expect(left).toBeGreaterThanOrEqual(0);
        // The balance only falls, so the rest is smaller than every refused price. With one price, exactly
        // floor(balance / price) purchases succeed.
        expect(left).toBeLessThan(Math.min(...refused, Number.POSITIVE_INFINITY));
        expect(await balanceOf(member)).toBe(left);
        const rows = await system.db.query('select id from loyalty.purchase where contact_id = $1', [
          member.contact.id,
        ]);
        expect(rows).toHaveLength(prices.length - refused.length);
      };
      await fc.assert(fc.asyncProperty(round, checkRound), { numRuns: rounds, endOnFailure: true });
    }, 600_000);
  });

  test('the last piece is sold once', async () => {
    const members = [await memberWith(50_000), await memberWith(50_000)];
    const answers = await Promise.all(
      members.flatMap((member) => Array.from({ length: 10 }, () => order(member, LAST_ONE))),
    );
    expect(granted(answers)).toHaveLength(1);
  });

  test('concurrent orders respect a limit of one ticket per participant', async () => {
    const member = await memberWith(50_000);
    expect(granted(await atOnce(20, () => order(member, LECTURE)))).toHaveLength(1);
  });

  describe('L5', () => {
    /** Spends all tokens of the participant on orders. */
    async function ordersOf(member: TestMember, count: number): Promise<number[]> {
      const ids = await atOnce(count, () => buyDirectly(member, 35));
      expect(await balanceOf(member)).toBe(0);
      return ids;
    }

    test('L5 500 orders, cancelled twice by twenty workers, are refunded once each', async () => {
      const member = await memberWith(500 * 35);
      const ids = await ordersOf(member, 500);
      const caller = signedIn(member);
      const body = { source: CANCEL_SOURCE, message: 'Передумала' };
      const queue = [...ids, ...ids];
      const answers: Array<{ status: number }> = [];
      await atOnce(20, async () => {
        for (let orderId = queue.shift(); orderId; orderId = queue.shift()) {
          answers.push(await caller.ask(sendOrderMessage, { params: { orderId }, body }));
        }
      });
      expect(granted(answers)).toHaveLength(500);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(500);
      expect(await balanceOf(member)).toBe(500 * 35);
    }, 120_000);

    test('L5 an order that moves to BUYING during a cancellation is either bought or refunded', async () => {
      const member = await memberWith(200 * 35);
      const ids = await ordersOf(member, 200);
      const isDone = (work: Promise<unknown>) =>
        work.then(
          () => true,
          () => false,
        );
      const goesToBuying = (id: number) =>
        isDone(
          system.db.transaction((tx) =>
            tx.query(`update loyalty.purchase set status = 'BUYING' where id = $1`, [id]),
          ),
        );
      const isCancelled = (id: number) =>
        isDone(system.db.transaction((tx) => cancel(tx, member.contact, id, 'Передумала')));

      const outcomes = await atOnce(200, async (index) => {
        const id = ids[index] ?? 0;
        // Alternate which call starts first.
        if (index % 2) {
          const [cancelled, bought] = await Promise.all([isCancelled(id), goesToBuying(id)]);
          return { id, bought, cancelled };
        }
        const [bought, cancelled] = await Promise.all([goesToBuying(id), isCancelled(id)]);
        return { id, bought, cancelled };
      });

      const stored = await system.db.query(
        `select p.id, p.status = 'BUYING' as bought, count(t.id) > 0 as cancelled from loyalty.purchase p
           left join loyalty.transaction t on t.purchase_id = p.id and t.operation_id =
             (select id from loyalty.operation where type = 'CANCEL_ORDER')
         where p.contact_id = $1 group by p.id order by p.id`,
        [member.contact.id],
      );
      expect(stored).toEqual(outcomes.sort((a, b) => a.id - b.id));
      expect(outcomes.filter(({ bought, cancelled }) => bought === cancelled)).toEqual([]);
      expect(new Set(outcomes.map(({ bought }) => bought)).size).toBe(2);
    }, 240_000);
  });
});
