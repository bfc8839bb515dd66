import {
  ADDRESS_COUNT,
  addAddress,
  changeAddress,
  listAddresses,
  setAddressHidden,
  setDefaultAddress,
} from '@cabinet/contracts/addresses';
import { listCards } from '@cabinet/contracts/members';
import { createOrder, getOrder } from '@cabinet/contracts/orders';
import { freshDatabase } from '../../testing/kit/database.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

let stage: Stage;
let system: TestSystem;
let student: TestCaller;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  student = system.as('student');
}, 240_000);
afterAll(() => system.close());

const STICKERS = 32;
/** A product that the programme delivers. */
const DUMBBELL = 42;
const addressesOf = async (caller: TestCaller) =>
  (await caller.get(listAddresses, { query: {} })).deliveryNotes;
const tver = { address: 'г Тверь, ул Советская, д 7', comment: 'Домофон 12' };
const add = (caller: TestCaller, body = tver) => caller.ask(addAddress, { body });

test('CONTRACT §5 student has a default address, a used address and a hidden address', async () => {
  expect(
    (await addressesOf(student)).map(({ isDefault, isUsed, isHidden }) => ({ isDefault, isUsed, isHidden })),
  ).toEqual([
    { isDefault: true, isUsed: false, isHidden: false },
    { isDefault: false, isUsed: true, isHidden: false },
    { isDefault: false, isUsed: false, isHidden: true },
  ]);
});

test('only the first address becomes the default', () =>
  stage.rehearse(async () => {
    const poor = system.as('poor');
    const { deliveryNote: first } = await poor.get(addAddress, { body: tver });
    const { deliveryNote: second } = await poor.get(addAddress, { body: { ...tver, comment: '' } });
    expect([first.isDefault, second.isDefault]).toEqual([true, false]);
    expect(await addressesOf(poor)).toEqual([first, second]);
  }));

test('§2 an address of an order cannot be changed, but an unused address can', () =>
  stage.rehearse(async () => {
    const [free, used] = await addressesOf(student);
    const change = (id = 0) => student.ask(changeAddress, { params: { id }, body: tver });
    expect(await change(used?.id)).toMatchObject({ status: 409, body: { errorCode: 'address_used' } });
    expect(await change(free?.id)).toMatchObject({ status: 200, body: { deliveryNote: tver } });
  }));

test('an address can be hidden and restored, and a hidden address cannot be the default', () =>
  stage.rehearse(async () => {
    const [first, second] = await addressesOf(student);
    const hide = (id: number, isHidden: boolean) =>
      student.get(setAddressHidden, { params: { id }, body: { isHidden } });
    const id = first?.id ?? 0;
    expect((await hide(id, true)).deliveryNote).toMatchObject({ isHidden: true, isDefault: false });
    expect(await student.ask(setDefaultAddress, { params: { id } })).toMatchObject({
      status: 409,
      body: { errorCode: 'address_hidden' },
    });
    expect((await hide(id, false)).deliveryNote).toMatchObject({ isHidden: false, isDefault: false });
    await student.get(setDefaultAddress, { params: { id: second?.id ?? 0 } });
    await student.get(setDefaultAddress, { params: { id } });
    expect((await addressesOf(student)).filter(({ isDefault }) => isDefault).map((one) => one.id)).toEqual([
      id,
    ]);
  }));

test('a participant has at most ten addresses, without the hidden addresses', () =>
  stage.rehearse(async () => {
    const hidden = (await addressesOf(student)).find(({ isHidden }) => isHidden);
    for (let count = 2; count < ADDRESS_COUNT; count++)
      expect(await add(student)).toMatchObject({ status: 200 });
    const tooMany = { status: 409, body: { errorCode: 'too_many_addresses' } };
    expect(await add(student)).toMatchObject(tooMany);
    const back = { params: { id: hidden?.id ?? 0 }, body: { isHidden: false } };
    expect(await student.ask(setAddressHidden, back)).toMatchObject(tooMany);
  }));

test('R48 an order goes to a visible address of the participant, or is collected', () =>
  stage.rehearse(async () => {
    const [first, , hidden] = await addressesOf(student);
    const { cards } = await student.get(listCards, { query: {} });
    const order = (deliveryNoteId: number, prodId = DUMBBELL) =>
      student.ask(createOrder, {
        body: { cardId: cards.at(-1)?.id ?? 0, prodId, date: '2026-12-01T10:00:00.000Z', deliveryNoteId },
      });
    expect(await order(first?.id ?? 0, STICKERS)).toMatchObject({
      status: 409,
      body: { errorCode: 'not_delivered' },
    });
    expect(await order(hidden?.id ?? 0)).toMatchObject({ status: 409 });
    expect(await order(987_654)).toMatchObject({ status: 404 });
    const { status, body } = await order(first?.id ?? 0);
    expect(status).toBe(200);
    const { id } = (body as unknown as { order: { id: number } }).order;
    const detail = await student.get(getOrder, {
      params: { orderId: id },
      query: { include: 'statusDetail' },
    });
    expect(detail.order).toMatchObject({ pickupPoint: null, statusDetail: { address: first?.address } });
    expect((await addressesOf(student))[0]?.isUsed).toBe(true);
  }));

test.each([
  ['', 400],
  ['дом', 400],
  ['12345 678', 400],
  ['г Тверь, ул Советская', 400],
  ['ж'.repeat(301), 400],
])('%j is an invalid address', async (address, status) => {
  expect(await add(student, { ...tver, address })).toMatchObject({ status });
});

test('a repeated key adds one address (L3)', () =>
  stage.rehearse(async () => {
    const first = await student.get(addAddress, { body: tver }, 'address-1');
    expect(await student.get(addAddress, { body: tver }, 'address-1')).toEqual(first);
    expect(await addressesOf(student)).toHaveLength(4);
  }));
