import { confirmEmailChange, requestEmailChange, updateClient } from '@cabinet/contracts/crm';
import { setGoal } from '@cabinet/contracts/goal';
import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { listContacts } from '@cabinet/contracts/members';
import { CANCEL_SOURCE, createOrder, sendOrderMessage } from '@cabinet/contracts/orders';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import { ACCESS_ROWS, NOBODYS, routeKind, type Things } from '../testing/kit/accessPolicy.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { fingerprint } from '../testing/kit/fingerprint.ts';
import { type Stage, stageOf } from '../testing/kit/rehearsal.ts';
import { type Input, requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { thingsOf } from '../testing/kit/things.ts';

// These tests call the services without the cabinet's checks.

let stage: Stage;
let system: TestSystem;
const things: Record<string, Things> = {};
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  for (const account of ['student', 'poor', 'applicant', 'newcomer', 'off', 'blocked', 'mail-pending']) {
    things[account] = await thingsOf(system, account);
  }
  // Move services past the step that allows a cancellation. Products allow a cancellation until they are
  // bought (§4).
  await system.db.query(
    `update loyalty.purchase set status = 'PROCESSING' where kind = 'service' and status = 'NEW_ORDER'`,
  );
}, 240_000);
jest.setTimeout(60_000);
afterAll(() => system.close());

const own = (account: string): Things => things[account] ?? NOBODYS;
const orderIn = async (status: string, kind: string) => {
  const [order] = await system.db.query<{ id: number }>(
    'select id from loyalty.purchase where status = $1 and kind = $2 order by id limit 1',
    [status, kind],
  );
  return order?.id ?? 0;
};

const wish =
  (prodId: number, more: object = {}) =>
  async (account: string) => ({
    body: { cardId: own(account).card, prodId, date: '2026-12-01T10:00:00.000Z', ...more },
  });
const cancellation =
  (status: string, kind: string, message = 'Передумала') =>
  async () => ({
    params: { orderId: await orderIn(status, kind) },
    body: { source: CANCEL_SOURCE, message },
  });
const lead = (more: object) => async () => ({
  body: {
    land: 'sf_referral',
    sourceName: 'WEB',
    utm_source: 'Университет',
    payload: { mergelead: 'SFrule1763715600', name: 'Нодира Юсупова', phone: '+998901110001', ...more },
  },
});
/** A get-card form as the cabinet sends it (§3). */
const CARD = {
  entry_point: 'get-card',
  name: 'Нодира',
  last_name: 'Юсупова',
  phone_number: '+998901110001',
  phone: undefined,
  gender: 'female',
  birth_date: '2003-04-18',
  email: 'nodira@cabinet.test',
};
const cardLead = (wrong: object) => lead({ ...CARD, ...wrong });
const friendLead = (wrong: object) => lead({ entry_point: 'friend', ...wrong });
const emailChange = (body: object) => async (account: string) => ({
  params: { id: own(account).client },
  body,
});

const BAD_PHONE = 'Введи корректный номер телефона';
const BAD_EMAIL = 'Введи корректный адрес e-mail';
const BAD_NAME = 'Введи корректное имя';
const BAD_BIRTH_DATE = 'Введи корректную дату рождения. Участнику от 14 до 100 лет';
const PAST = 'Этот день уже прошёл, выбери другой';
const REQUIRED = 'Поле обязательно для заполнения';
const TOO_LONG = 'Не длиннее 500 знаков';
const BAD_CODE = 'В коде 6 цифр';

type Rule = [
  rule: string,
  account: string,
  route: Route,
  input: (account: string) => Promise<Input>,
  status: number,
  text: string | RegExp,
];

const RULES: Rule[] = [
  [
    'a phone must be valid',
    'student',
    sendPhoneCode,
    async () => ({ body: { phone: '+7916' } }),
    400,
    BAD_PHONE,
  ],
  ['a phone is required', 'student', sendPhoneCode, async () => ({ body: { phone: ' ' } }), 400, BAD_PHONE],
  [
    'a phone must be valid: client',
    'student',
    updateClient,
    async () => ({ body: { phone: '12' } }),
    400,
    BAD_PHONE,
  ],
  ['a phone must be valid: lead', 'student', createLead, lead({ phone: '+7916' }), 400, BAD_PHONE],
  [
    'a phone must belong to one of twelve countries',
    'student',
    createLead,
    lead({ phone: '+12025550123' }),
    400,
    BAD_PHONE,
  ],
  ['a name has no digits', 'student', createLead, lead({ name: 'Нодира 2' }), 400, BAD_NAME],
  ['a name has no special characters', 'student', createLead, lead({ name: 'Нодира_<b>' }), 400, BAD_NAME],
  ['a name is required', 'student', createLead, lead({ name: ' ' }), 400, REQUIRED],
  ['an e-mail must be valid: lead', 'student', createLead, lead({ email: 'nodira@' }), 400, BAD_EMAIL],
  ['a card needs a last name', 'student', createLead, cardLead({ last_name: '' }), 400, REQUIRED],
  ['a card needs an e-mail', 'student', createLead, cardLead({ email: null }), 400, REQUIRED],
  ['a card needs a phone', 'student', createLead, cardLead({ phone_number: undefined }), 400, REQUIRED],
  ['a card needs a gender', 'student', createLead, cardLead({ gender: 'x' }), 400, REQUIRED],
  ['a card needs a birth date', 'student', createLead, cardLead({ birth_date: undefined }), 400, REQUIRED],
  [
    'a participant is at least 14',
    'student',
    createLead,
    cardLead({ birth_date: '2020-01-01' }),
    400,
    BAD_BIRTH_DATE,
  ],
  [
    'a friend needs a phone',
    'student',
    createLead,
    friendLead({ phone: '', email: 'nodira@cabinet.test' }),
    400,
    REQUIRED,
  ],
  [
    'an e-mail must be valid: change',
    'student',
    requestEmailChange,
    emailChange({ change_client_email: 'anna@' }),
    400,
    BAD_EMAIL,
  ],
  [
    'an e-mail has at most 254 characters',
    'student',
    requestEmailChange,
    emailChange({ change_client_email: `${'a'.repeat(243)}@cabinet.test` }),
    400,
    BAD_EMAIL,
  ],
  ['an e-mail is required', 'student', requestEmailChange, emailChange({}), 400, REQUIRED],
  [
    'a code is a number (R4)',
    'mail-pending',
    confirmEmailChange,
    emailChange({ code: '123456', email: 'jasur.new@cabinet.test' }),
    400,
    BAD_CODE,
  ],
  [
    'a code has six digits',
    'student',
    checkPhoneCode,
    async () => ({ query: { code: 1_234_567 } }),
    400,
    BAD_CODE,
  ],
  ['a code is required', 'student', checkPhoneCode, async () => ({ query: {} }), 400, REQUIRED],
  [
    'a comment has at most 500 characters',
    'student',
    createOrder,
    wish(32, { comment: 'x'.repeat(501) }),
    400,
    TOO_LONG,
  ],
  [
    'a goal is not past',
    'student',
    setGoal,
    async () => ({ body: { sum: 100, date: '2020-12-01' } }),
    400,
    PAST,
  ],
  ['a purchase needs a card', 'newcomer', createOrder, wish(32), 409, 'У тебя нет физической карты'],
  ['an inactive card cannot buy', 'off', createOrder, wish(32), 409, /^Токены сейчас заморожены/],
  ['a blocked card cannot buy', 'blocked', createOrder, wish(32), 409, /^Токены сейчас заморожены/],
  [
    'only a student can buy (R34)',
    'applicant',
    createOrder,
    wish(32),
    409,
    'Каталог откроется после зачисления',
  ],
  [
    'a refusal names the missing tokens',
    'poor',
    createOrder,
    wish(1),
    409,
    /^Недостаточно токенов: не хватает 3\s100$/,
  ],
  [
    'an invalid ticket limit prevents a purchase',
    'student',
    createOrder,
    wish(98),
    409,
    /Обратись в поддержку/,
  ],
  [
    'a sold-out product cannot be bought',
    'student',
    createOrder,
    wish(7),
    409,
    'Этого товара больше нет в наличии',
  ],
  [
    'a changed price prevents a purchase',
    'student',
    createOrder,
    wish(32, { price: 1 }),
    409,
    /^Цена изменилась/,
  ],
  [
    'a product cannot be cancelled in BUYING',
    'student',
    sendOrderMessage,
    cancellation('BUYING', 'product'),
    409,
    'Этот заказ уже нельзя отменить',
  ],
  [
    'a product cannot be cancelled during delivery',
    'student',
    sendOrderMessage,
    cancellation('DELIVERY', 'product'),
    409,
    'Этот заказ уже нельзя отменить',
  ],
  [
    'a service can be cancelled in NEW_ORDER only',
    'student',
    sendOrderMessage,
    cancellation('PROCESSING', 'service'),
    409,
    'Этот заказ уже нельзя отменить',
  ],
  [
    'an order can be cancelled only once',
    'student',
    sendOrderMessage,
    cancellation('CANCELLED', 'product'),
    409,
    'Этот заказ уже отменён',
  ],
  [
    'a cancellation needs a reason',
    'student',
    sendOrderMessage,
    cancellation('NEW_ORDER', 'product', ' '),
    400,
    REQUIRED,
  ],
];

test.each(RULES)(
  'I4 §5 %s: the service alone refuses %s, and nothing changes',
  async (_, account, route, input, status, text) => {
    const before = await fingerprint(system.db);
    const request = requestOf(route, await input(account));
    const answer = await system.as(account).send(request);
    expect(answer).toMatchObject({
      status,
      body: { error: text instanceof RegExp ? expect.stringMatching(text) : text },
    });
    expect(await fingerprint(system.db)).toEqual(before);
  },
);

test('I4 §5 the old form requires consent', async () => {
  const before = await fingerprint(system.db);
  const form = { mergelead: 'SFrule1763715600', name: 'Нодира', phone: '+998901110001' };
  const { body } = await system.app.inject({
    method: 'POST',
    url: '/lander/lander.php',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  expect(body).toBe('Нужно согласие на обработку персональных данных');
  expect(await fingerprint(system.db)).toEqual(before);
});

describe.each([
  ['off', 2],
  ['blocked', 5],
])('A5 requests after the card becomes %s', (_, cardStatus) => {
  const onTheCard = <T>(work: () => Promise<T>) =>
    stage.rehearse(async () => {
      await system.db.query('update loyalty.card set status = $1 where id = $2', [
        cardStatus,
        own('student').card,
      ]);
      return work();
    });
  const money = async () => {
    const {
      'loyalty.account': balances,
      'loyalty.posting': postings,
      ...rest
    } = await fingerprint(system.db);
    return { balances, postings, orders: rest['loyalty.purchase'] };
  };

  test.each<[string, Route, (account: string) => Promise<Input>]>([
    ['a purchase is refused', createOrder, wish(32)],
    ['a cancellation is refused', sendOrderMessage, cancellation('NEW_ORDER', 'product')],
  ])('A5 %s after the card is restricted', async (_name, route, input) => {
    const request = requestOf(route, await input('student'));
    expect(await stage.rehearse(() => system.as('student').send(request))).toMatchObject({ status: 200 });
    await onTheCard(async () => {
      const before = await money();
      const { status, body } = await system.as('student').send(request);
      expect({ status, body }).toMatchObject({ status: 409, body: { errorCode: 'card_off' } });
      expect(await money()).toEqual(before);
    });
  });

  test('A5 a friend that a restricted card recommends goes to review', async () => {
    await onTheCard(async () => {
      const before = await money();
      const [card] = await system.db.query<{ number: string }>(
        'select card_number as number from loyalty.card where id = $1',
        [own('student').card],
      );
      const request = requestOf(createLead, await lead({ partner: card?.number })());
      expect(await system.nobody.send(request)).toMatchObject({ status: 200 });
      const { recommendations } = await system.as('student').get(listInvitations, { query: {} });
      expect(recommendations.find(({ name }) => name === 'Нодира Юсупова')).toMatchObject({
        status: 'review',
      });
      expect(await money()).toEqual(before);
    });
  });

  test('A5 all tokens of a restricted card are frozen, and all reads still work', async () => {
    await onTheCard(async () => {
      const { contacts } = await system.as('student').get(listContacts, { query: {} });
      expect(contacts[0]).toMatchObject({ balance: 12_500, available: 0, frozen: 12_500 });
      for (const [name, route] of Object.entries(routes).filter(([, one]) => routeKind(one) === 'read')) {
        const { status } = await system
          .as('student')
          .send(requestOf(route, ACCESS_ROWS[name]?.about(own('student'))));
        expect([name, status < 300 || name === 'getEmailByBitrixId']).toEqual([name, true]);
      }
    });
  });
});
