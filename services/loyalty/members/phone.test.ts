import { listContacts } from '@cabinet/contracts/members';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { listContactTracking } from '@cabinet/contracts/programme';
import { findMessages } from '../../kit/outbox.ts';
import { resetKit } from '../../kit/prepare.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';

const PHONE = '+79160001122';
const OTHER = '+998901112233';
const EXPIRED = { error: 'Этот код больше не действует. Запроси новый.', errorCode: 'code_expired' };

let system: TestSystem;
let newcomer: TestCaller;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
  newcomer = system.as('newcomer');
}, 240_000);
afterAll(() => system.close());
beforeEach(async () => {
  await resetKit(system.db);
  await system.db.query(
    "update loyalty.contact set verified_phone = null, phones = '{+79031234503}' where email like 'newcomer@%'",
  );
});

const send = (caller: TestCaller, phone = PHONE) => caller.ask(sendPhoneCode, { body: { phone } });
const check = (caller: TestCaller, code: string) =>
  caller.ask(checkPhoneCode, { query: { code: Number(code) } });
const messages = (to: string | null = null) => findMessages(system.db, to);
const verifiedPhone = async (caller: TestCaller) =>
  (await caller.get(listContacts, { query: {} })).contacts[0]?.verifiedPhone;
async function sendAndRead(caller: TestCaller, phone = PHONE): Promise<string> {
  expect(await send(caller, phone)).toMatchObject({ status: 200 });
  return (await messages(phone))[0]?.code ?? '';
}
/** Returns a number that differs from the code. */
const notThe = (code: string, by = 1) => String((Number(code) + by) % 1_000_000);

describe('phone verification', () => {
  test('a verified phone appears in the contact and in the events (§4, R24)', async () => {
    await newcomer.get(listContactTracking);
    const answer = await send(newcomer, '8 (916) 000-11-22');
    expect(answer).toMatchObject({ status: 200, body: { response: { retryAfter: 60 } } });
    expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });

    const [message] = await messages(PHONE);
    expect(message).toMatchObject({ channel: 'sms', to: PHONE, code: expect.stringMatching(/^\d{6}$/) });
    expect(message?.text).toBe(`Код для\u00a0личного кабинета: ${message?.code}. Никому его не\u00a0говори.`);
    expect(await verifiedPhone(newcomer)).toBeNull();

    const { response } = await newcomer.get(checkPhoneCode, { query: { code: Number(message?.code) } });
    expect(response.phone).toBe(PHONE);
    const [contact] = (await newcomer.get(listContacts, { query: {} })).contacts;
    expect(contact).toMatchObject({ verifiedPhone: PHONE, phones: [PHONE, '+79031234503'] });
    expect(await newcomer.get(listContactTracking)).toEqual(['contacts']);
  });

  test.each([
    ['ru', /^Код для\sличного кабинета: \d{6}\. Никому его не\sговори\.$/],
    ['uz-Latn, ru;q=0.5', /^Shaxsiy kabinet uchun kod: \d{6}\. Uni hech kimga aytmang\.$/],
    ['en-GB', /^Your code for the personal account: \d{6}\. Do not tell it to anybody\.$/],
    ['de', /^Код для\sличного кабинета/],
  ])("the code is sent in the reader's language, %s", async (language, text) => {
    const headers = { 'accept-language': language };
    const url = '/loyalty/api/phoneVerification';
    await newcomer.send({ method: 'POST', url, headers, payload: { phone: PHONE } });
    expect((await messages())[0]?.text).toMatch(text);
  });

  test('V1 the code and the phone appear in no log, and the database stores the code only in the message', async () => {
    const code = await sendAndRead(newcomer);
    await check(newcomer, notThe(code));
    await check(newcomer, code);
    expect(system.log.join('')).not.toMatch(new RegExp(`${code}|${PHONE.slice(1)}`));
    const rows = await system.db.query<{ row: string }>('select c::text as row from kit.code c');
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });
});

// kit/codes.test.ts covers B1 and B2, the limits of attempts and sends, for SMS and letters.
describe('refusals of the phone verification', () => {
  test('a wrong, used, expired or unsent code is refused with the next step', async () => {
    expect(await check(newcomer, '000000')).toMatchObject({ status: 409, body: EXPIRED });
    const code = await sendAndRead(newcomer);
    expect(await check(newcomer, notThe(code))).toMatchObject({
      status: 409,
      body: { error: 'Код не подошёл. Проверь и введи ещё раз.', errorCode: 'wrong_code' },
    });
    expect(await check(newcomer, code)).toMatchObject({ status: 200 });
    expect(await check(newcomer, code)).toMatchObject({ status: 409, body: EXPIRED });

    const next = await sendAndRead(newcomer, OTHER);
    for (const by of [1, 2, 3, 4, 5]) await check(newcomer, notThe(next, by));
    expect(await check(newcomer, next)).toMatchObject({
      status: 409,
      body: { error: 'Слишком много попыток. Запроси новый код.', errorCode: 'code_exhausted' },
    });
  });

  test('L3 a repeated intent sends one SMS and gets one answer', async () => {
    const body = { phone: PHONE };
    const key = 'a0b1c2d3-0000-4000-8000-000000000001';
    for (const _ of [1, 2]) {
      expect(await newcomer.ask(sendPhoneCode, { body }, key)).toMatchObject({ status: 200 });
    }
    expect(await messages()).toHaveLength(1);
  });

  test('a code opens nothing if the e-mail belongs to another account', async () => {
    await newcomer.get(listContacts, { query: {} });
    const twin = system.as('newcomer', { sub: 'another-account' });
    const code = await sendAndRead(twin);
    expect(await check(twin, code)).toMatchObject({ status: 404, body: { errorCode: 'no_contact' } });
    expect(await verifiedPhone(newcomer)).toBeNull();
  });
});

describe('phone verification of a stranger', () => {
  const contactsOf = (email: string) =>
    system.db.query('select full_name, verified_phone from loyalty.contact where email = $1', [email]);

  test('a stranger with a verified phone becomes a participant with the name of the token', async () => {
    const stranger = system.as('stranger');
    expect(await stranger.get(listContactTracking)).toEqual([]);
    const code = await sendAndRead(stranger);
    expect(await check(stranger, notThe(code))).toMatchObject({ status: 409 });
    expect(await contactsOf('stranger@cabinet.test')).toEqual([]);

    expect(await check(stranger, code)).toMatchObject({ status: 200 });
    const [contact] = (await stranger.get(listContacts, { query: {} })).contacts;
    expect(contact).toMatchObject({
      email: 'stranger@cabinet.test',
      full_name: 'Тимур Юсупов',
      balance: 0,
      verifiedPhone: PHONE,
      phones: [PHONE],
    });
    expect(await stranger.get(listContactTracking)).toEqual(['contacts']);
  });

  test('concurrent codes of a stranger create one participant', async () => {
    const email = 'somebody@cabinet.test';
    const tabs = Array.from({ length: 20 }, () => system.as('stranger', { sub: email, email }));
    const code = await sendAndRead(tabs[0] as TestCaller, OTHER);
    const answers = await Promise.all(tabs.map((tab) => check(tab, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await contactsOf(email)).toMatchObject([{ verified_phone: OTHER }]);
  });

  test('a view-as call of staff creates no participant', async () => {
    const code = await sendAndRead(system.as('manager'));
    const query = { code: Number(code), email: 'mail-nobody@cabinet.test' };
    expect(await system.as('manager').ask(checkPhoneCode, { query: query as never })).toMatchObject({
      status: 403,
    });
    expect(await contactsOf('mail-nobody@cabinet.test')).toEqual([]);
    expect(await contactsOf('manager@cabinet.test')).toEqual([]);
  });
});

test('R6 staff cannot verify a phone for another person', async () => {
  const url = '/loyalty/api/phoneVerification?code=123456&email=newcomer@cabinet.test';
  const refusal = { status: 403, body: { error: 'Запрещено совершать операции' } };
  expect(await system.as('admin').send({ url })).toMatchObject(refusal);
  expect(await system.as('admin').send({ method: 'POST', url, payload: { phone: PHONE } })).toMatchObject(
    refusal,
  );
});
