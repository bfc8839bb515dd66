import { setImmediate as turn } from 'node:timers/promises';
import { getClient, getEmailConfirmation } from '@cabinet/contracts/crm';
import { listCards } from '@cabinet/contracts/members';
import { getOrder, listOrders } from '@cabinet/contracts/orders';
import { getProduct } from '@cabinet/contracts/products';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';
import { resetKit } from './prepare.ts';

const CALLS = 60;
const MISSES = 10;

onEachDatabase((open) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startServices(await open('seeded'), { calls: CALLS, misses: MISSES });
  }, 240_000);
  afterAll(() => system.close());
  beforeEach(() => resetKit(system.db));

  const orderOf = (orderId: number) => ({ params: { orderId }, query: {} });

  describe('D7 calls of an account', () => {
    test('D7 calls of an account are limited across routes and networks, without effect on other accounts', async () => {
      const poor = system.as('poor');
      const asked: Promise<number>[] = [];
      for (let n = 0; n < CALLS + 20; n++) {
        const url = n % 2 ? '/loyalty/api/cards' : '/loyalty/v2/api/contacts';
        const send = async () => (await poor.send({ url, remoteAddress: `203.0.113.${n}` })).status;
        asked.push(send());
        await turn();
      }
      const statuses = await Promise.all(asked);
      expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      const refused = await poor.ask(listCards, { query: {} });
      expect(refused).toMatchObject({ status: 429, body: { errorCode: 'too_many' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await system.as('best').ask(listCards, { query: {} })).toMatchObject({ status: 200 });
    });

    test('D7 calls without a token are not counted and get 401', async () => {
      for (let n = 0; n < CALLS + 1; n++) {
        expect((await system.nobody.ask(listCards, { query: {} })).status).toBe(401);
      }
    });
  });

  describe('D7 guessed ids', () => {
    /** Requests the given number of unknown ids in sequence and returns the statuses. */
    async function probe(account: string, count: number): Promise<number[]> {
      const caller = system.as(account);
      const statuses: number[] = [];
      for (let n = 0; n < count; n++) {
        const { status } = await caller.ask(getOrder, orderOf(900_000 + n));
        statuses.push(status);
      }
      return statuses;
    }

    test('D7 after a few unknown ids an account is blocked, even for an existing id', async () => {
      const student = system.as('student');
      const [own] = (await student.get(listOrders, { query: {} })).orders;
      expect(await probe('student', MISSES + 3)).toEqual([...Array(MISSES).fill(404), 429, 429, 429]);
      const refused = await student.ask(getOrder, orderOf(own?.id ?? 0));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await student.ask(listOrders, { query: {} })).toMatchObject({ status: 200 });
    });

    test('D7 unknown ids count across routes and services', async () => {
      const best = system.as('best');
      await best.get(getClient, { query: {} });
      for (let n = 0; n < MISSES / 2; n++) {
        expect((await best.ask(getProduct, { params: { id: 900_000 + n } })).status).toBe(404);
        expect((await best.ask(getEmailConfirmation, { params: { id: 900_000 + n } })).status).toBe(404);
      }
      expect((await best.ask(getProduct, { params: { id: 1 } })).status).toBe(429);
      expect((await best.ask(getEmailConfirmation, { params: { id: 900_000 } })).status).toBe(429);
    });

    test('D7 existing ids do not count', async () => {
      const admin = system.as('admin');
      for (let n = 0; n < 2 * MISSES; n++) {
        expect((await admin.ask(getProduct, { params: { id: 1 } })).status).toBe(200);
      }
    });
  });
});
