import { changeAddress, listAddresses, setAddressHidden } from '@cabinet/contracts/addresses';
import { type Goal, getGoal, removeGoal, setGoal } from '@cabinet/contracts/goal';
import { CANCEL_SOURCE, getOrder, listOrders, sendOrderMessage } from '@cabinet/contracts/orders';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { startServices, type TestCaller, type TestSystem } from '../testing/kit/system.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** Splits the answers of two writers into the accepted write and the refused write. */
function sides(answers: Answer[]): { won: Answer | undefined; lost: Answer | undefined } {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  return {
    won: answers.find(({ status }) => status === 200),
    lost: answers.find(({ status }) => status === 409),
  };
}

// Two tabs of one participant, or a participant and the manager (docs/decisions/024).
onEachDatabase((open) => {
  let system: TestSystem;
  let student: TestCaller;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
    student = system.as('student');
  }, 240_000);
  afterAll(() => system.close());

  const goalOf = async (): Promise<Goal | null | undefined> =>
    (await student.get(getGoal, { query: {} })).goal;

  describe('concurrent changes of a goal', () => {
    const set = (sum: number, version?: string | null) =>
      student.ask(setGoal, { body: { sum, ...(version !== undefined && { version }) } });

    test('one of two concurrent changes of a goal wins, and the other tab reads the current goal', async () => {
      const version = (await goalOf())?.version ?? null;
      const { won, lost } = sides(await Promise.all([set(4_100, version), set(4_200, version)]));
      expect(lost?.body).toMatchObject({ errorCode: 'changed', current: won?.body });
      expect({ goal: await goalOf() }).toEqual(won?.body);
    });

    test('one of two concurrent first goals wins', async () => {
      await student.get(removeGoal, { query: {} });
      sides(await Promise.all([set(5_100, null), set(5_200, null)]));
    });

    test('a goal is not removed by a client that saw another goal', async () => {
      await set(6_000);
      const version = (await goalOf())?.version ?? '';
      await set(6_100);
      const removal = await student.ask(removeGoal, { query: { version } });
      expect(removal).toMatchObject({
        status: 409,
        body: { errorCode: 'changed', current: { goal: { sum: 6_100 } } },
      });
      expect(await goalOf()).toMatchObject({ sum: 6_100 });
    });

    test('a client without versions replaces a goal', async () => {
      await set(7_000);
      expect(await set(7_100)).toMatchObject({ status: 200, body: { goal: { sum: 7_100 } } });
    });

    test('a write of the current goal is accepted without a conflict', async () => {
      await set(8_000);
      const version = (await goalOf())?.version;
      await set(8_100);
      expect(await set(8_100, version)).toMatchObject({ status: 200 });
    });
  });

  test('L3 a repeated write with its key does not conflict with itself', async () => {
    const version = (await goalOf())?.version ?? null;
    const sent = { body: { sum: 9_100, version } };
    const key = crypto.randomUUID();
    const first = await student.ask(setGoal, sent, key);
    expect(first.status).toBe(200);
    expect(await student.ask(setGoal, sent, key)).toMatchObject({ status: 200, body: first.body });
  });

  describe('concurrent changes of an address', () => {
    const read = async () => (await student.get(listAddresses, { query: {} })).deliveryNotes;
    const change = (id: number, comment: string, version?: string | null) =>
      student.ask(changeAddress, {
        params: { id },
        body: { address: 'г Тверь, ул Советская, д 7', comment, ...(version && { version }) },
      });

    test('one of two concurrent changes of an address wins, and the other tab reads the current address', async () => {
      const [address] = await read();
      const id = address?.id ?? 0;
      const answers = ['Домофон 1', 'Домофон 2'].map((comment) => change(id, comment, address?.version));
      const { won, lost } = sides(await Promise.all(answers));
      expect(lost?.body).toMatchObject({ errorCode: 'changed', current: won?.body });
      expect({ deliveryNote: (await read())[0] }).toEqual(won?.body);
      expect(await change(id, 'Домофон 3')).toMatchObject({ status: 200 });
    });

    test('hiding an address does not conflict with a change of its text', async () => {
      const [address] = await read();
      const id = address?.id ?? 0;
      await student.get(setAddressHidden, { params: { id }, body: { isHidden: true } });
      expect(await change(id, 'Домофон 4', address?.version)).toMatchObject({ status: 200 });
    });
  });

  test('an order that the manager has moved on cannot be cancelled from an old view', async () => {
    const { orders } = await student.get(listOrders, { query: { status: 'NEW_ORDER', kind: 'product' } });
    const [seen] = orders;
    const params = { orderId: seen?.id ?? 0 };
    const cancel = (version: string | null | undefined) =>
      student.ask(sendOrderMessage, {
        params,
        body: { source: CANCEL_SOURCE, message: 'Нашёл дешевле', ...(version && { version }) },
      });
    const read = async () => (await student.get(getOrder, { params, query: {} })).order;

    await system.db.query(`update loyalty.purchase set status = 'PROCESSING' where id = $1`, [
      params.orderId,
    ]);
    expect(await cancel(seen?.version)).toMatchObject({
      status: 409,
      body: { errorCode: 'changed', current: { order: { id: seen?.id, status: 'PROCESSING' } } },
    });
    const moved = await read();
    expect(moved?.status).toBe('PROCESSING');
    expect(await cancel(moved?.version)).toMatchObject({ status: 200 });
    expect((await read())?.status).toBe('CANCELLED');
  });
});
