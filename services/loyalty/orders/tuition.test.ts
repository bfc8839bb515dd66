import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { CANCEL_SOURCE, getOrder, listOrders, sendOrderMessage } from '@cabinet/contracts/orders';
import { payTuition } from '@cabinet/contracts/tuition';
import { physicalCard } from '@cabinet/domain/card';
import { onEachDatabase } from '../../testing/kit/onEachDatabase.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';
import { resetLoyalty } from '../prepare.ts';

const CONTRACT = 'Д-0001';

onEachDatabase((open) => {
  let system: TestSystem;
  let student: TestCaller;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
    student = system.as('student');
  }, 240_000);
  afterAll(() => system.close());
  const reset = () => resetLoyalty(system.db);
  proveLedger(() => system.db);

  async function payment(caller: TestCaller, more: object = {}) {
    const { cards } = await caller.get(listCards, { query: {} });
    const cardId = physicalCard(cards)?.id ?? 0;
    return { body: { cardId, docNum: CONTRACT, semester: 4, amount: 5_000, ...more } };
  }
  const balanceOf = async (caller: TestCaller) =>
    (await caller.get(listContacts, { query: {} })).contacts[0]?.balance;

  // These refused payments change nothing.
  test.each([
    ['student', { amount: 12_501 }, 409, 'not_enough_tokens'],
    ['student', { docNum: 'Д-0004' }, 404, 'no_contract'],
    ['student', { docNum: 'Д-9999' }, 404, 'no_contract'],
    ['student', { cardId: 999 }, 404, 'no_card'],
    ['student', { amount: 0 }, 400, 'bad_request'],
    ['student', { amount: 0.5 }, 400, 'bad_request'],
    ['student', { amount: -100 }, 400, 'bad_request'],
    ['student', { semester: 13 }, 400, 'bad_request'],
    ['applicant', { docNum: 'Д-0002', amount: 100 }, 409, 'not_student'],
    ['newcomer', { amount: 100 }, 409, 'no_card'],
    ['off', { docNum: 'Д-0005', amount: 100 }, 409, 'card_off'],
    ['stranger', { amount: 100 }, 404, 'no_contact'],
  ])('%s with %j is refused with %i %s, and nothing changes', async (account, more, status, errorCode) => {
    const caller = system.as(account);
    const before = await balanceOf(caller);
    expect(await caller.ask(payTuition, await payment(caller, more))).toMatchObject({
      status,
      body: { errorCode },
    });
    expect(await balanceOf(caller)).toBe(before);
  });

  test.each([
    [{ amount: 0 }, 'Впиши целое число, например 5000'],
    [{ amount: 0.5 }, 'Впиши целое число, например 5000'],
    [{ semester: 13 }, 'Поле обязательно для заполнения'],
    [{ docNum: ' ' }, 'Поле обязательно для заполнения'],
  ])('§5 %j is refused with the error of the form', async (more, error) => {
    expect(await student.ask(payTuition, await payment(student, more))).toMatchObject({
      status: 400,
      body: { error, errorCode: 'bad_request' },
    });
  });

  describe('tuition payment', () => {
    beforeEach(reset, 240_000);

    test('a tuition payment charges at once and becomes an order of kind tuition', async () => {
      const { order } = await student.get(payTuition, await payment(student, { comment: 'За весну' }));

      expect(order).toMatchObject({
        kind: 'tuition',
        status: 'NEW_ORDER',
        price: 5_000,
        prodId: null,
        productImage: null,
        comment: 'За весну',
        productName: { ru: 'Оплата обучения, 4-й семестр, договор Д-0001' },
      });
      expect(await balanceOf(student)).toBe(7_500);
      expect((await student.get(listOrders, { query: { kind: 'tuition' } })).orders[0]).toEqual(order);
      const { operations } = await student.get(listOperations, { query: {} });
      expect(operations[0]).toMatchObject({ type: 'ORDER', amount: -5_000, orderId: order.id });
      // R46.
      expect(operations[0]).toMatchObject({ prodId: null, productName: order.productName });
    });

    test('a new tuition payment can be cancelled with a full refund', async () => {
      const { order } = await student.get(payTuition, await payment(student));
      const request = {
        params: { orderId: order.id },
        body: { source: CANCEL_SOURCE, message: 'Передумала' },
      };
      await student.get(sendOrderMessage, request);
      expect(await balanceOf(student)).toBe(12_500);
      const { order: now } = await student.get(getOrder, { params: { orderId: order.id }, query: {} });
      expect(now.status).toBe('CANCELLED');

      const { order: other } = await student.get(payTuition, await payment(student));
      await system.db.query(`update loyalty.purchase set status = 'PROCESSING' where id = $1`, [other.id]);
      const late = await student.ask(sendOrderMessage, { ...request, params: { orderId: other.id } });
      expect(late).toMatchObject({ status: 409, body: { errorCode: 'too_late' } });
    });

    test('a repeated key pays once, and another sum with the same key is refused (L3)', async () => {
      const key = 'tuition-intent-1';
      const first = await student.get(payTuition, await payment(student), key);
      expect(await student.get(payTuition, await payment(student), key)).toEqual(first);
      expect(await balanceOf(student)).toBe(7_500);
      const other = await student.ask(payTuition, await payment(student, { amount: 1 }), key);
      expect(other).toMatchObject({ status: 422, body: { errorCode: 'key_reused' } });
    });

    test('concurrent payments never exceed the balance (L2)', async () => {
      const request = await payment(student, { amount: 9_000 });
      const answers = await Promise.all([student.ask(payTuition, request), student.ask(payTuition, request)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await balanceOf(student)).toBe(3_500);
    });
  });
});
