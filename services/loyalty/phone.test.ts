import { checkPhoneCode, listContacts, listContactTracking, sendPhoneCode } from '@cabinet/contracts/loyalty';
import { checkCode, issueCode } from '../kit/codes.ts';
import { findMessages } from '../kit/outbox.ts';
import { resetKit } from '../kit/prepare.ts';
import { onEachDatabase } from '../kit/testing/onEachDatabase.ts';
import { type Answer, startServices, type TestCaller, type TestSystem } from '../kit/testing/system.ts';

const PHONE = '+79160001122';
const OTHER = '+998901112233';

onEachDatabase((open) => {
  let system: TestSystem;
  let newcomer: TestCaller;
  beforeAll(async () => {
    system = await startServices(await open());
    newcomer = system.as('newcomer');
  }, 60_000);
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
  /** Lets so many seconds pass for the codes that were sent. */
  const pass = (seconds: number) =>
    system.db.query('update kit.code set issued_at = issued_at - make_interval(secs => $1)', [seconds]);
  const hold = (answers: Array<Answer<unknown>>, status: number) =>
    answers.filter((answer) => answer.status === status).length;

  async function sendAndRead(caller: TestCaller, phone = PHONE): Promise<string> {
    expect(await send(caller, phone)).toMatchObject({ status: 200 });
    return (await messages(phone))[0]?.code ?? '';
  }
  /** A number that is not the code. */
  const notThe = (code: string, by = 1) => String((Number(code) + by) % 1_000_000);

  describe('a phone is verified by the code that was sent to it', () => {
    test('which the contact and the events tell (§4, R24)', async () => {
      await newcomer.get(listContactTracking);
      const answer = await send(newcomer, '8 (916) 000-11-22');
      expect(answer).toMatchObject({ status: 200, body: { response: { retryAfter: 60 } } });
      expect(answer.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });

      const [message] = await messages(PHONE);
      expect(message).toMatchObject({ channel: 'sms', to: PHONE, code: expect.stringMatching(/^\d{6}$/) });
      expect(message?.text).toBe(`Код для личного кабинета: ${message?.code}. Никому его не говори.`);
      expect(await verifiedPhone(newcomer)).toBeNull();

      const { response } = await newcomer.get(checkPhoneCode, { query: { code: Number(message?.code) } });
      expect(response.phone).toBe(PHONE);
      const [contact] = (await newcomer.get(listContacts, { query: {} })).contacts;
      expect(contact).toMatchObject({ verifiedPhone: PHONE, phones: [PHONE, '+79031234503'] });
      expect(await newcomer.get(listContactTracking)).toEqual(['contacts']);
    });

    test('however many zeros it begins with (R4)', async () => {
      await sendAndRead(newcomer);
      const use = { purpose: 'phone', subject: '', target: PHONE };
      const [row] = await system.db.query<{ subject: string }>('select subject from kit.code');
      use.subject = row?.subject ?? '';
      let code = '';
      for (let tries = 0; !code.startsWith('0') && tries < 200; tries++) {
        await system.db.query('delete from kit.code');
        const issued = await system.db.transaction((tx) => issueCode(tx, use));
        code = 'code' in issued ? issued.code : '';
      }
      expect(await check(newcomer, code)).toMatchObject({ status: 200 });
    });

    test.each([
      ['uz-Latn, ru;q=0.5', /^Shaxsiy kabinet uchun kod: \d{6}\. Uni hech kimga aytmang\.$/],
      ['en-GB', /^Your code for the personal account: \d{6}\. Do not tell it to anybody\.$/],
      ['de', /^Код для личного кабинета/],
    ])('in the language of the reader, %s', async (language, text) => {
      const headers = { 'accept-language': language };
      const url = '/loyalty/api/phoneVerification';
      await newcomer.send({ method: 'POST', url, headers, payload: { phone: PHONE } });
      expect((await messages())[0]?.text).toMatch(text);
    });

    test('V1 the code and the phone reach no log and stand nowhere readable but in the message', async () => {
      const code = await sendAndRead(newcomer);
      await check(newcomer, notThe(code));
      await check(newcomer, code);
      expect(system.log.join('')).not.toMatch(new RegExp(`${code}|${PHONE.slice(1)}`));
      const rows = await system.db.query<{ row: string }>('select c::text as row from kit.code c');
      expect(rows.map(({ row }) => row).join()).not.toContain(code);
    });
  });

  describe('B1 codes cannot be guessed', () => {
    test('of 300 wrong ones at once five are tried, and the right one among them is none of them', async () => {
      const code = await sendAndRead(newcomer);
      const guesses = Array.from({ length: 300 }, (_, index) => notThe(code, index + 1));
      const answers = await Promise.all(guesses.map((guess) => check(newcomer, guess)));
      expect(answers.filter(({ body }) => body.errorCode === 'wrong_code')).toHaveLength(5);
      expect(answers.filter(({ body }) => body.errorCode === 'code_exhausted')).toHaveLength(295);

      expect(await check(newcomer, code)).toMatchObject({
        status: 409,
        body: { errorCode: 'code_exhausted' },
      });
      expect(await verifiedPhone(newcomer)).toBeNull();
      expect(await system.db.query('select attempts from kit.code')).toEqual([{ attempts: 5 }]);
    }, 30_000);

    test('the right one works once, though twenty come at once', async () => {
      const code = await sendAndRead(newcomer);
      const answers = await Promise.all(Array.from({ length: 20 }, () => check(newcomer, code)));
      expect(hold(answers, 200)).toBe(1);
      expect(hold(answers, 409)).toBe(19);
      expect(await check(newcomer, code)).toMatchObject({ status: 409, body: { errorCode: 'code_expired' } });
    });

    test('a wrong one says how to go on, and the right one still works after it', async () => {
      const code = await sendAndRead(newcomer);
      expect(await check(newcomer, notThe(code))).toMatchObject({
        status: 409,
        body: { error: 'Код не подошёл. Проверь и введи ещё раз.', errorCode: 'wrong_code' },
      });
      expect(await check(newcomer, code)).toMatchObject({ status: 200 });
    });

    test('after ten minutes it is dead', async () => {
      const code = await sendAndRead(newcomer);
      await pass(600);
      expect(await check(newcomer, code)).toMatchObject({ status: 409, body: { errorCode: 'code_expired' } });
    });

    test('another one puts an end to it', async () => {
      const code = await sendAndRead(newcomer);
      await pass(60);
      const next = await sendAndRead(newcomer);
      if (code !== next) expect(await check(newcomer, code)).toMatchObject({ status: 409 });
      expect(await check(newcomer, next)).toMatchObject({ status: 200 });
    });

    test('it is good for no other phone, no other participant and nothing else', async () => {
      const code = await sendAndRead(newcomer);
      expect(await check(system.as('poor'), code)).toMatchObject({ status: 409 });

      const other = await sendAndRead(newcomer, OTHER);
      if (code !== other) expect(await check(newcomer, code)).toMatchObject({ status: 409 });
      expect(await verifiedPhone(newcomer)).toBeNull();

      const [row] = await system.db.query<{ subject: string }>('select subject from kit.code limit 1');
      const use = { subject: row?.subject ?? '', target: OTHER, code: other };
      const tried = await system.db.transaction((tx) => checkCode(tx, { ...use, purpose: 'emailChange' }));
      expect(tried).toBe('expired');
      expect(await check(newcomer, other)).toMatchObject({ status: 200 });
      expect(await verifiedPhone(newcomer)).toBe(OTHER);
    });

    test('a phone has fifteen tries a day, whoever asks for its codes', async () => {
      const callers = ['newcomer', 'poor', 'best', 'applicant'].map((account) => system.as(account));
      let tried = 0;
      for (const caller of callers) {
        if ((await send(caller)).status !== 200) continue;
        const code = (await messages(PHONE))[0]?.code ?? '';
        const guesses = Array.from({ length: 8 }, (_, index) => check(caller, notThe(code, index + 1)));
        const answers = await Promise.all(guesses);
        tried += answers.filter(({ body }) => body.errorCode === 'wrong_code').length;
        await pass(60);
      }
      expect(tried).toBe(15);
    });

    test('nobody is asked for a code that was never sent', async () => {
      expect(await check(newcomer, '000000')).toMatchObject({
        status: 409,
        body: { errorCode: 'code_expired' },
      });
    });
  });

  describe('B2 SMS cannot be drained', () => {
    test('of fifty sends at once one is done', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => send(newcomer)));
      expect(hold(answers, 200)).toBe(1);
      expect(hold(answers, 429)).toBe(49);
      expect(await messages()).toHaveLength(1);
    });

    test('of fifty sends by several participants to one phone one is done', async () => {
      const callers = ['newcomer', 'poor', 'best', 'applicant', 'off'].map((account) => system.as(account));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => send(callers[index % callers.length] ?? newcomer)),
      );
      expect(hold(answers, 200)).toBe(1);
    });

    test('a second one within the minute is told when (R3, R5)', async () => {
      await sendAndRead(newcomer);
      await pass(20);
      const answer = await send(newcomer);
      expect(answer).toMatchObject({
        status: 429,
        body: { errorCode: 'too_many', error: expect.any(String) },
      });
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(30);
      expect(seconds).toBeLessThanOrEqual(40);
      await pass(40);
      expect(await send(newcomer)).toMatchObject({ status: 200 });
    });

    test('the same intent, sent again, is one SMS and one answer', async () => {
      const body = { phone: PHONE };
      const key = 'a0b1c2d3-0000-4000-8000-000000000001';
      const answers = [
        await newcomer.ask(sendPhoneCode, { body }, key),
        await newcomer.ask(sendPhoneCode, { body }, key),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await messages()).toHaveLength(1);
    });

    /** Sends one after another, a minute apart, until one is refused. */
    async function sendUntilRefused(
      phoneOf: (index: number) => string,
      callerOf = (_: number) => newcomer,
      pause = 61,
    ) {
      for (let sent = 0; sent < 50; sent++) {
        const { status } = await send(callerOf(sent), phoneOf(sent));
        if (status === 429) return sent;
        expect(status).toBe(200);
        await pass(pause);
      }
      return 50;
    }

    test('a phone gets no more than five a day', async () => {
      const accounts = ['newcomer', 'poor', 'best', 'applicant', 'off', 'blocked'];
      const sent = await sendUntilRefused(
        () => PHONE,
        (index) => system.as(accounts[index % accounts.length] ?? ''),
        601,
      );
      expect(sent).toBe(5);
      await pass(24 * 60 * 60);
      expect(await send(newcomer)).toMatchObject({ status: 200 });
    });

    test('an account gets no more than ten a day', async () => {
      expect(await sendUntilRefused((index) => `+7916000${1000 + index}`)).toBe(10);
    });

    test('a network gets no more than thirty an hour, all its IPv6 addresses together', async () => {
      const token = await system.identity.tokenOf('newcomer');
      const sendFrom = async (index: number) => {
        const { statusCode } = await system.app.inject({
          method: 'POST',
          url: '/loyalty/api/phoneVerification',
          remoteAddress: `2001:db8:0:7::${index.toString(16)}`,
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `198.51.100.${index}` },
          payload: { phone: `+7916000${1000 + index}` },
        });
        await system.db.query("update kit.code set subject = 'another'");
        return statusCode;
      };
      const statuses: number[] = [];
      for (let index = 1; index <= 12; index++) statuses.push(await sendFrom(index));
      await system.db.query(
        `insert into kit.code (purpose, subject, target, network, hash, tries)
         select 'phone', 'x' || n, 'y' || n, (select min(network) from kit.code), '', 5 from generate_series(1, 18) n`,
      );
      statuses.push(await sendFrom(13));
      expect(statuses).toEqual([...Array(12).fill(200), 429]);
    });

    test('a country gets no more than its share a day', async () => {
      await system.db.query(
        `insert into kit.code (purpose, subject, target, prefix, hash, tries)
         select 'phone', 'x' || n, 'y' || n, '998', '', 5 from generate_series(1, 1000) n`,
      );
      expect(await send(newcomer, OTHER)).toMatchObject({ status: 429 });
      expect(await send(newcomer, PHONE)).toMatchObject({ status: 200 });
    });

    test.each(['+12025550123', '+447911123456', '+7000', 'нет', '+78001234567'])(
      'I4 %s, which is no mobile phone of the twelve countries, gets none',
      async (phone) => {
        expect(await send(newcomer, phone)).toMatchObject({
          status: 400,
          body: { error: 'Введи корректный номер телефона', errorCode: 'bad_phone' },
        });
        expect(await messages()).toEqual([]);
      },
    );

    test('nor does a stranger to the programme', async () => {
      expect(await send(system.as('stranger'))).toMatchObject({ status: 404 });
      expect(await messages()).toEqual([]);
    });
  });

  test('R6 staff verifies no phone in the name of another', async () => {
    const url = '/loyalty/api/phoneVerification?code=123456&email=newcomer@cabinet.test';
    const refusal = { status: 403, body: { error: 'Запрещено совершать операции' } };
    expect(await system.as('admin').send({ url })).toMatchObject(refusal);
    expect(await system.as('admin').send({ method: 'POST', url, payload: { phone: PHONE } })).toMatchObject(
      refusal,
    );
  });
});
