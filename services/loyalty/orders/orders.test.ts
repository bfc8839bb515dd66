import { randomUUID } from 'node:crypto';
import { listCards, listContacts } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import {
  CANCEL_SOURCE,
  createOrder,
  getOrder,
  listOrders,
  sendOrderMessage,
} from '@cabinet/contracts/orders';
import { getProduct } from '@cabinet/contracts/products';
import { listContactTracking } from '@cabinet/contracts/programme';
import { physicalCard } from '@cabinet/domain/card';
import { addDays, programmeDay } from '@cabinet/domain/dates';
import { ownerOf } from '../../kit/database.ts';
import { findMessages } from '../../kit/outbox.ts';
import { onEachDatabase } from '../../testing/kit/onEachDatabase.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';
import { proveLedger } from '../../testing/loyalty/proveLedger.ts';
import { resetLoyalty } from '../prepare.ts';

const MANAGER = 'lola@cabinet.test';
const STICKERS = 32;
const SOLD_OUT = 7;
const LAPTOP = 19;
const THEATRE = 91;
const LECTURE = 93;
const WRONG_LIMIT = 98;
const OVER = 95;
const TUTOR = 66;

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

  async function wish(caller: TestCaller, prodId: number, more: object = {}) {
    const { cards } = await caller.get(listCards, { query: {} });
    const cardId = physicalCard(cards)?.id ?? 0;
    return { body: { cardId, prodId, date: '2026-12-01T10:00:00.000Z', ...more } };
  }
  const buy = async (caller: TestCaller, prodId: number, key?: string) =>
    caller.ask(createOrder, await wish(caller, prodId), key);
  const buyOne = async (caller: TestCaller, prodId: number) =>
    (await caller.get(createOrder, await wish(caller, prodId))).order;
  const cancellation = (orderId: number) => ({
    params: { orderId },
    body: { source: CANCEL_SOURCE, message: 'Передумала' },
  });
  const cancel = (caller: TestCaller, orderId: number, key?: string) =>
    caller.ask(sendOrderMessage, cancellation(orderId), key);
  const contactOf = async (caller: TestCaller) => (await caller.get(listContacts, { query: {} })).contacts[0];
  const balanceOf = async (caller: TestCaller) => (await contactOf(caller))?.balance;
  const stockOf = async (id: number) => (await student.get(getProduct, { params: { id } })).product.stock;

  describe('orders', () => {
    beforeEach(reset);

    test('a purchase charges the card, takes a piece, and creates an order and an operation', async () => {
      const { order } = await student.get(createOrder, await wish(student, STICKERS, { comment: 'К обеду' }));

      expect(order).toMatchObject({
        status: 'NEW_ORDER',
        kind: 'product',
        prodId: STICKERS,
        price: 150,
        comment: 'К обеду',
        barcode: expect.stringMatching(/^\d{12}$/),
        productImage: expect.stringContaining('/loyalty/pictures/'),
        pickupPoint: {
          address: { ru: expect.stringContaining('Измайловский вал') },
          timeZone: 'Europe/Moscow',
        },
        expectedDate: programmeDay(addDays(new Date(), 10)),
      });
      expect(await contactOf(student)).toMatchObject({ balance: 12_350, available: 12_350, spent: 93_200 });
      expect(await stockOf(STICKERS)).toBe(399);
      expect((await student.get(listOrders, { query: {} })).orders[0]).toEqual(order);
      const { operations } = await student.get(listOperations, { query: {} });
      expect(operations[0]).toMatchObject({
        type: 'ORDER',
        amount: -150,
        orderId: order.id,
        comment: 'Набор стикеров',
      });
    });

    test('R46 the charge and the refund contain the product and its name in every language', async () => {
      const { product } = await student.get(getProduct, { params: { id: STICKERS } });
      await cancel(student, (await buyOne(student, STICKERS)).id);
      const { operations } = await student.get(listOperations, { query: {} });
      const named = { prodId: STICKERS, productName: product.name };
      expect(product.name).toEqual({ ru: 'Набор стикеров', uz: expect.any(String), en: expect.any(String) });
      expect(operations.slice(0, 2)).toMatchObject([
        { type: 'CANCEL_ORDER', ...named },
        { type: 'ORDER', ...named },
      ]);
    });

    test('a cancelled order refunds the tokens, restores the stock and keeps the reason', async () => {
      const order = await buyOne(student, STICKERS);
      expect(await cancel(student, order.id)).toMatchObject({ status: 200, body: {} });

      const detailed = await student.get(getOrder, {
        params: { orderId: order.id },
        query: { include: 'statusDetail' },
      });
      expect(detailed.order).toMatchObject({
        status: 'CANCELLED',
        statusDetail: {
          cancelReason: 'Передумала',
          history: [{ status: 'NEW_ORDER' }, { status: 'CANCELLED' }],
        },
      });
      expect(await balanceOf(student)).toBe(12_500);
      expect(await stockOf(STICKERS)).toBe(400);
      const { operations } = await student.get(listOperations, { query: {} });
      expect(operations.slice(0, 2).map(({ type, amount }) => [type, amount])).toEqual([
        ['CANCEL_ORDER', 150],
        ['ORDER', -150],
      ]);
    });

    test('R47 the manager receives the participant, the order, the reason and the refunded sum', async () => {
      const order = await buyOne(student, STICKERS);
      await cancel(student, order.id);
      const [letter] = await findMessages(system.db, MANAGER);
      expect(letter).toMatchObject({ channel: 'email', subject: `Отмена заказа ${order.number}` });
      expect(letter?.text.split('\n')).toEqual([
        'Анна Каримова student@cabinet.test',
        `Заказ ${order.number}: Набор стикеров`,
        'Сумма: 150',
        'Причина: Передумала',
      ]);
      const letters = await findMessages(system.db, MANAGER);
      expect(await cancel(student, order.id)).toMatchObject({ status: 409 });
      expect(await findMessages(system.db, MANAGER)).toEqual(letters);
    });

    test('R48 each order of goods has one place, and each future step has a date', async () => {
      const { orders } = await student.get(listOrders, { query: {} });
      const details = await Promise.all(
        orders.map(({ id }) =>
          student.get(getOrder, { params: { orderId: id }, query: { include: 'statusDetail' } }),
        ),
      );
      const places = details.map(({ order }) => [
        order.kind,
        order.pickupPoint !== null,
        Boolean(order.statusDetail?.address),
      ]);
      expect(places.filter(([kind]) => kind === 'product')).toHaveLength(7);
      for (const [kind, isCollected, isBrought] of places)
        expect([isCollected, isBrought].filter(Boolean)).toHaveLength(kind === 'product' ? 1 : 0);
      const onItsWay = details.find(({ order }) => order.status === 'DELIVERY')?.order;
      expect(onItsWay).toMatchObject({
        expectedDate: programmeDay(addDays(new Date(), 1)),
        tracking: { number: '14208871003509' },
        statusDetail: {
          expected: [
            { status: 'DELIVERED', date: programmeDay(addDays(new Date(), 1)) },
            { status: 'RECEIVED', date: programmeDay(addDays(new Date(), 15)) },
          ],
        },
      });
      const ready = details.find(({ order }) => order.status === 'DELIVERED')?.order;
      expect(ready?.keepUntil).toBe(addDays(new Date(ready?.statusDate ?? ''), 14).toISOString());
      expect(ready?.statusDetail?.keepUntil).toBe(ready?.keepUntil);
    });

    describe('orders of a variant', () => {
      const HOODIE = 1;
      const variantsOf = async (id: number) =>
        (await student.get(getProduct, { params: { id } })).product.variants ?? [];
      const variantOf = async (color: string, size: string) => {
        const variants = await variantsOf(HOODIE);
        const variant = variants.find((one) => one.color?.name.ru === color && one.size === size);
        if (!variant) throw new Error(`There is no ${color} ${size}`);
        return variant;
      };

      test("an order names the variant, shows its picture, and changes the variant's stock", async () => {
        const red = await variantOf('красный', 'M');
        const { order } = await student.get(createOrder, await wish(student, HOODIE, { variantId: red.id }));
        expect(order).toMatchObject({
          variant: { id: red.id, color: { ru: 'красный', en: 'red' }, size: 'M' },
          productImage: red.imageUrl,
        });
        expect((await variantOf('красный', 'M')).stock).toBe((red.stock ?? 0) - 1);
        expect(await stockOf(HOODIE)).toBe(119);

        await cancel(student, order.id);
        expect((await variantOf('красный', 'M')).stock).toBe(red.stock);
        expect(await stockOf(HOODIE)).toBe(120);
      });

      test('an order of a sold-out variant is refused although other variants are in stock', async () => {
        const gone = await variantOf('красный', 'XL');
        const answer = await student.ask(createOrder, await wish(student, HOODIE, { variantId: gone.id }));
        expect(answer).toMatchObject({ status: 409, body: { errorCode: 'out_of_stock' } });
        expect(await stockOf(HOODIE)).toBe(120);
      });

      test("an order of a variant is charged at the variant's price", async () => {
        const black = (await variantsOf(16)).find(({ color }) => color?.name.en === 'black');
        const body = { variantId: black?.id, price: 8_800 };
        const { order } = await student.get(createOrder, await wish(student, 16, body));
        expect(order.price).toBe(8_800);
      });

      test("an order with another product's variant returns 404", async () => {
        const red = await variantOf('красный', 'M');
        const answer = await student.ask(createOrder, await wish(student, STICKERS, { variantId: red.id }));
        expect(answer).toMatchObject({ status: 404, body: { errorCode: 'no_variant' } });
      });

      test('an order without a variant is accepted from older clients', async () => {
        const { order } = await student.get(createOrder, await wish(student, HOODIE));
        expect(order.variant).toBeNull();
        expect(await stockOf(HOODIE)).toBe(119);
      });
    });

    test('a message other than a cancellation leaves the order unchanged', async () => {
      const order = await buyOne(student, STICKERS);
      const body = { source: 'Вопрос по заказу', message: 'Можно забрать в субботу?' };
      await student.get(sendOrderMessage, { params: { orderId: order.id }, body });
      const { order: kept } = await student.get(getOrder, { params: { orderId: order.id }, query: {} });
      expect(kept.status).toBe('NEW_ORDER');
    });
  });

  describe('a purchase is refused with its reason and changes nothing', () => {
    // Only the last test of this block changes the data.
    beforeAll(async () => {
      await reset();
      await ownerOf(system.db).query(
        `update loyalty.product set event_at = now() - interval '1 hour' where id = $1`,
        [OVER],
      );
    });

    test.each([
      [
        'the balance is too low',
        'student',
        LAPTOP,
        'not_enough_tokens',
        /^Недостаточно токенов: не хватает 76\s500$/,
      ],
      ['the participant has no card', 'newcomer', STICKERS, 'no_card', /^У тебя нет физической карты$/],
      ['the card is off', 'off', STICKERS, 'card_off', /заморожены/],
      ['the card is blocked', 'blocked', STICKERS, 'card_off', /заморожены/],
      ['two cards are active', 'twocards', STICKERS, 'card_off', /заморожены/],
      ['the participant is not a student', 'applicant', STICKERS, 'not_student', /после зачисления/],
      ['the product is sold out', 'student', SOLD_OUT, 'out_of_stock', /нет в наличии/],
      ['the event is over', 'student', OVER, 'event_over', /уже прошло/],
      ['the ticket limit is invalid', 'student', WRONG_LIMIT, 'ticket_limit_misconfigured', /поддержку/],
    ])('a purchase is refused because %s', async (_, account, product, errorCode, text) => {
      const caller = system.as(account);
      const before = await contactOf(caller);
      expect(await buy(caller, product)).toMatchObject({
        status: 409,
        body: { errorCode, error: expect.stringMatching(text) },
      });
      expect(await contactOf(caller)).toEqual(before);
    });

    test('a purchase is refused if the price on the screen is outdated', async () => {
      const { status, body } = await student.ask(createOrder, await wish(student, STICKERS, { price: 120 }));
      expect({ status, ...body }).toEqual({
        status: 409,
        error: 'Цена изменилась. Теперь — 150',
        errorCode: 'price_changed',
      });
      expect(await balanceOf(student)).toBe(12_500);
    });

    test('a purchase of an unknown product returns 404', async () => {
      expect(await buy(student, 4_000_000)).toMatchObject({ status: 404, body: { errorCode: 'no_product' } });
    });

    test("A1 a purchase with another participant's card returns 404", async () => {
      const body = { ...(await wish(system.as('best'), STICKERS)).body };
      expect(await student.ask(createOrder, { body })).toMatchObject({ status: 404 });
      expect(await balanceOf(system.as('best'))).toBe(260_450);
    });

    test('a purchase above the ticket limit is refused', async () => {
      await buyOne(student, LECTURE);
      expect(await buy(student, LECTURE)).toMatchObject({ status: 409, body: { errorCode: 'ticket_limit' } });
      // The seeded student has one ticket of four.
      for (const _ of [2, 3, 4]) await buyOne(student, THEATRE);
      expect(await buy(student, THEATRE)).toMatchObject({ status: 409, body: { errorCode: 'ticket_limit' } });
    });
  });

  describe('a cancellation is refused with its reason and refunds nothing', () => {
    beforeEach(reset);

    test('a late cancellation is refused', async () => {
      const { orders } = await student.get(listOrders, { query: {} });
      const late = orders.filter(({ status }) => !['NEW_ORDER', 'PROCESSING', 'CANCELLED'].includes(status));
      expect(late).toHaveLength(7);
      for (const { id } of late) {
        expect(await cancel(student, id)).toMatchObject({ status: 409, body: { errorCode: 'too_late' } });
      }
      expect(await balanceOf(student)).toBe(12_500);
    });

    test('a cancellation is refused if a service is in progress', async () => {
      const order = await buyOne(student, TUTOR);
      await system.db.query(`update loyalty.purchase set status = 'PROCESSING' where id = $1`, [order.id]);
      expect(await cancel(student, order.id)).toMatchObject({ status: 409, body: { errorCode: 'too_late' } });
    });

    test('a cancellation is refused if the card was blocked meanwhile', async () => {
      const order = await buyOne(student, STICKERS);
      await system.db.query('update loyalty.card set status = 5 where id = 2');
      expect(await cancel(student, order.id)).toMatchObject({ status: 409, body: { errorCode: 'card_off' } });
      expect(await contactOf(student)).toMatchObject({ balance: 12_350, available: 0, frozen: 12_350 });
    });

    test("A1 a cancellation of another participant's order is answered like an unknown order", async () => {
      const order = await buyOne(student, STICKERS);
      const [foreign, missing] = [
        await cancel(system.as('poor'), order.id),
        await cancel(system.as('poor'), 99_999),
      ];
      expect(foreign).toMatchObject({ status: 404, body: missing.body });
      expect(await balanceOf(student)).toBe(12_350);
    });

    test('a cancellation without a reason is refused', async () => {
      const order = await buyOne(student, STICKERS);
      const request = { params: { orderId: order.id }, body: { source: CANCEL_SOURCE, message: '  ' } };
      expect(await student.ask(sendOrderMessage, request)).toMatchObject({ status: 400 });
    });
  });

  describe('L3 idempotency key', () => {
    beforeEach(reset);

    test('L3 a repeated key gets the same answer later', async () => {
      const key = randomUUID();
      const [first, again] = [await buy(student, STICKERS, key), await buy(student, STICKERS, key)];
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(await balanceOf(student)).toBe(12_350);
    });

    test('L3 one transaction writes the key, the order and its postings', async () => {
      const key = randomUUID();
      const { order } = await student.get(createOrder, await wish(student, STICKERS), key);
      const written = await system.db.query<{ by: string }>(
        `select xmin::text as by from kit.idempotency_key where key = $1 and answer is not null
         union all select xmin::text from loyalty.purchase where id = $2
         union all select p.xmin::text from loyalty.posting p join loyalty.transaction t on t.id = p.transaction_id
           where t.purchase_id = $2
         union all select xmin::text from loyalty.account
           where contact_id = (select contact_id from loyalty.purchase where id = $2)`,
        [key, order.id],
      );
      expect(written).toHaveLength(5);
      expect(new Set(written.map(({ by }) => by)).size).toBe(1);
    });

    test('L3 a key is refused for another body and for another route', async () => {
      const key = randomUUID();
      await buy(student, STICKERS, key);
      expect(await buy(student, TUTOR, key)).toMatchObject({
        status: 422,
        body: { errorCode: 'key_reused' },
      });
      expect(await cancel(student, 1012, key)).toMatchObject({ status: 422 });
      expect(await balanceOf(student)).toBe(12_350);
    });

    test('L3 a key belongs to its subject, so another participant can use the same key', async () => {
      const key = randomUUID();
      await buy(student, STICKERS, key);
      expect(await buy(system.as('best'), STICKERS, key)).toMatchObject({ status: 200 });
      expect(await balanceOf(system.as('best'))).toBe(260_300);
    });

    test('L3 the key of a refused purchase can be used again', async () => {
      const key = randomUUID();
      const body = (await wish(student, SOLD_OUT)).body;
      expect(await student.ask(createOrder, { body }, key)).toMatchObject({ status: 409 });
      await system.db.query('update loyalty.product set stock = 1 where id = $1', [SOLD_OUT]);
      expect(await student.ask(createOrder, { body }, key)).toMatchObject({ status: 200 });
    });

    test('L3 an invalid key is refused', async () => {
      expect(await buy(student, STICKERS, 'a b')).toMatchObject({
        status: 400,
        body: { errorCode: 'bad_key' },
      });
    });
  });

  describe('R24 contact tracking', () => {
    beforeEach(reset);

    test('R24 tracking returns each change once, and only changes since the last call', async () => {
      const changes = () => student.get(listContactTracking);
      expect(await changes()).toEqual([]);
      expect(await changes()).toEqual([]);
      await buyOne(student, STICKERS);
      expect(await changes()).toEqual(['contacts']);
      await system.db.query('update loyalty.card set status = 2 where id = 2');
      expect(await changes()).toEqual(['cards']);
      expect(await changes()).toEqual([]);
    });

    test('R24 tracking reports the first card of a newcomer', async () => {
      const newcomer = system.as('newcomer');
      expect(await newcomer.get(listContactTracking)).toEqual([]);
      await system.db.query(
        `insert into loyalty.card (contact_id, status, type_id, card_number, card_hash)
         select id, 1, 2, '770099990001', 'hash' from loyalty.contact where email = 'newcomer@cabinet.test'`,
      );
      expect(await newcomer.get(listContactTracking)).toEqual(['cards']);
    });
  });
});
