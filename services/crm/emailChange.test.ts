import { randomUUID } from 'node:crypto';
import {
  cancelEmailChange,
  confirmEmailChange,
  getClient,
  getEmailConfirmation,
  linkCard,
  listSupportRequests,
  replaceEmail,
  requestEmailChange,
  sendEmailCode,
} from '@cabinet/contracts/crm';
import { emailScreen } from '@cabinet/domain/emailScreen';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';
import { resetCrm } from './prepare.ts';

const NEW_EMAIL = 'anna.new@cabinet.test';
const DAY_MS = 86_400_000;

onEachDatabase((open) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  beforeEach(async () => {
    await resetCrm(system.db);
    await system.db.script('delete from kit.code; delete from kit.message; delete from kit.idempotency_key');
  });

  const clientOf = async (account: string) => {
    const { client } = await system.as(account).get(getClient, { query: {} });
    if (!client) throw new Error(`${account} has no client`);
    return client;
  };
  const paramsOf = async (account: string) => ({ params: { id: (await clientOf(account)).id } });
  const attemptsOf = async (account: string) =>
    system.as(account).get(getEmailConfirmation, await paramsOf(account));
  const stateOf = async (account: string) =>
    emailScreen({ client: await clientOf(account), info: await attemptsOf(account) }, new Date()).message
      .name;
  const request = async (account: string, email: string) =>
    system.as(account).ask(requestEmailChange, {
      ...(await paramsOf(account)),
      body: { change_client_email: email },
    });
  const send = async (account: string) =>
    system.as(account).ask(sendEmailCode, { ...(await paramsOf(account)), body: {} });
  const cancel = async (account: string) =>
    system.as(account).ask(cancelEmailChange, await paramsOf(account));
  const confirm = async (account: string, code: number, email = NEW_EMAIL, key?: string) =>
    system.as(account).ask(confirmEmailChange, { ...(await paramsOf(account)), body: { code, email } }, key);
  const lettersTo = (to: string) =>
    system.db.query<{ text: string; code: string | null }>(
      'select text, code from kit.message where recipient = $1 order by id',
      [to],
    );
  const codeTo = async (to: string) => Number((await lettersTo(to)).at(-1)?.code ?? -1);
  const wrong = (code: number) => (code + 1) % 10 ** 6;

  /** Requests a new e-mail for the account, and returns the code. */
  async function codeFor(account: string, email = NEW_EMAIL): Promise<number> {
    expect(await request(account, email)).toMatchObject({ status: 200 });
    expect(await send(account)).toMatchObject({ status: 200 });
    return codeTo(email);
  }

  describe('change of the e-mail', () => {
    test('a change of e-mail starts without attempts and with one day of time', async () => {
      expect(await request('mail-none', ' Anna.New@cabinet.test ')).toMatchObject({
        status: 200,
        body: { result: 'success' },
      });
      expect(await clientOf('mail-none')).toMatchObject({
        change_client_email: NEW_EMAIL,
        is_client_email_confirmed: false,
      });
      const { deadline, ...info } = await attemptsOf('mail-none');
      expect(info).toMatchObject({ current_attempts: 0, total_attempts: 5, time_limit: 86_400 });
      const left = new Date(deadline ?? 0).getTime() - Date.now();
      expect(left).toBeGreaterThan(DAY_MS - 60_000);
      expect(left).toBeLessThanOrEqual(DAY_MS);
    });

    test('the mailed code confirms a change, opens a support request and notifies the old e-mail', async () => {
      const code = await codeFor('mail-none');
      expect(await confirm('mail-none', code)).toMatchObject({ status: 200, body: { result: 'success' } });

      expect(await stateOf('mail-none')).toBe('confirmed');
      const query = { category_code: 'PROFILE_CHANGING', status_code: 'NEW' };
      const { data } = await system.as('mail-none').get(listSupportRequests, { query });
      expect(data.map(({ topic }) => topic)).toEqual([`Смена e-mail: ${NEW_EMAIL}`]);
      const [told] = await lettersTo('mail-none@cabinet.test');
      expect(told?.text).toMatch(/Если\sэто не\sты, сразу напиши в\sподдержку/);
      expect(told?.text).not.toContain(NEW_EMAIL);
    });

    test('a change can be requested again after the deadline, and cancelled', async () => {
      expect(await request('mail-deadline', NEW_EMAIL)).toMatchObject({ status: 200 });
      expect(await stateOf('mail-deadline')).toBe('pending');
      expect(await cancel('mail-deadline')).toMatchObject({ status: 200 });
      expect(await stateOf('mail-deadline')).toBe('enter');
      expect(await cancel('mail-deadline')).toMatchObject({ status: 200 });
    });

    test.each([
      ['mail-manager', 'manager_change', 'Ошибка при обновлении email: почту уже меняет менеджер'],
      ['mail-confirmed', 'already_confirmed', 'Ошибка при обновлении email: новая почта уже подтверждена'],
      [
        'mail-attempts',
        'no_attempts_left',
        'Ошибка при обновлении email: попытки закончились, новый запрос можно отправить, когда пройдёт срок этого',
      ],
    ])('§4 a change cannot be requested in the state of %s', async (account, errorCode, error) => {
      const before = await clientOf(account);
      expect(await request(account, NEW_EMAIL)).toMatchObject({ status: 409, body: { error, errorCode } });
      expect(await clientOf(account)).toEqual(before);
    });

    test.each([
      ['mail-manager', 'manager_change'],
      ['mail-confirmed', 'already_confirmed'],
      ['mail-attempts', 'no_attempts_left'],
    ])('§4 a change cannot be cancelled in the state of %s', async (account, errorCode) => {
      const answer = await cancel(account);
      expect(answer).toMatchObject({ status: 409, body: { errorCode } });
      expect(answer.body.error).toMatch(/^Не удалось отменить заявку на изменение имейла/);
    });

    test.each([
      ['mail-none', 'no_email_change'],
      ['mail-deadline', 'deadline_passed'],
      ['mail-attempts', 'no_attempts_left'],
      ['mail-confirmed', 'already_confirmed'],
    ])('§4 no code is mailed in the state of %s', async (account, errorCode) => {
      const answer = await send(account);
      expect(answer).toMatchObject({ status: 409, body: { errorCode } });
      expect(answer.body.error).toMatch(/^Ошибка отправки письма с кодом подтверждения/);
      expect(await confirm(account, 1)).toMatchObject({ status: 409, body: { errorCode } });
    });

    test.each([
      ['', 'Поле обязательно для заполнения'],
      ['anna.new@', 'Введи корректный адрес e-mail'],
      [`${'a'.repeat(250)}@cabinet.test`, 'Введи корректный адрес e-mail'],
    ])(
      '§5 the new e-mail %j is refused with the error of the form, and nothing changes',
      async (email, error) => {
        const before = await clientOf('mail-none');
        expect(await request('mail-none', email)).toMatchObject({
          status: 400,
          body: { error, errorCode: 'bad_request' },
        });
        expect(await clientOf('mail-none')).toEqual(before);
      },
    );

    test('§5 an invalid code is refused with the error of the form, and no attempt counts', async () => {
      await codeFor('mail-none');
      for (const code of [-1, 1_000_000, 1.5]) {
        expect(await confirm('mail-none', code)).toMatchObject({
          status: 400,
          body: { error: 'В коде 6 цифр', errorCode: 'bad_request' },
        });
      }
      expect(await attemptsOf('mail-none')).toMatchObject({ current_attempts: 0 });
    });

    test("the participant's current e-mail is refused as a new e-mail", async () => {
      expect(await request('mail-none', 'Mail-None@cabinet.test')).toMatchObject({
        status: 409,
        body: { errorCode: 'same_email' },
      });
    });
  });

  describe('code for a new e-mail', () => {
    test('B1 five wrong codes end the code, and the right code is refused', async () => {
      const code = await codeFor('mail-none');
      for (const left of [4, 3, 2, 1]) {
        expect(await confirm('mail-none', wrong(code))).toMatchObject({
          status: 409,
          body: { error: `Код не подошёл. Осталось попыток: ${left}`, errorCode: 'wrong_code' },
        });
      }
      expect(await confirm('mail-none', wrong(code))).toMatchObject({
        body: { errorCode: 'no_attempts_left' },
      });
      expect(await attemptsOf('mail-none')).toMatchObject({ current_attempts: 5 });
      expect(await confirm('mail-none', code)).toMatchObject({ status: 409 });
      expect(await stateOf('mail-none')).toBe('attempts');
    });

    test('ten concurrent right codes confirm once, and notify the old e-mail once', async () => {
      const code = await codeFor('mail-none');
      const answers = await Promise.all(Array.from({ length: 10 }, () => confirm('mail-none', code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await lettersTo('mail-none@cabinet.test')).toHaveLength(1);
    });

    test('L3 an attempt with a repeated key counts once', async () => {
      const code = await codeFor('mail-none');
      const key = randomUUID();
      const first = await confirm('mail-none', wrong(code), NEW_EMAIL, key);
      expect((await confirm('mail-none', wrong(code), NEW_EMAIL, key)).body).toEqual(first.body);
      expect(await attemptsOf('mail-none')).toMatchObject({ current_attempts: 1 });
    });

    test('L3 a code request with a repeated key sends one letter', async () => {
      await request('mail-none', NEW_EMAIL);
      const key = randomUUID();
      const params = await paramsOf('mail-none');
      for (const _ of [1, 2]) {
        expect(await system.as('mail-none').ask(sendEmailCode, { ...params, body: {} }, key)).toMatchObject({
          status: 200,
        });
      }
      expect(await lettersTo(NEW_EMAIL)).toHaveLength(1);
    });

    test('R3 a sent code states the time until the next code', async () => {
      await request('mail-none', NEW_EMAIL);
      expect(await send('mail-none')).toMatchObject({ status: 200, body: { retryAfter: 60 } });
    });

    test('a code for another than the pending e-mail is refused with the reason', async () => {
      const code = await codeFor('mail-none');
      expect(await confirm('mail-none', code, 'other@cabinet.test')).toMatchObject({
        status: 409,
        body: { errorCode: 'other_email' },
      });
      expect(await confirm('mail-none', code)).toMatchObject({ status: 200 });
    });

    test('an expired code is refused with the reason', async () => {
      const code = await codeFor('mail-none');
      await system.db.query(`update kit.code set issued_at = issued_at - interval '10 minutes'`);
      expect(await confirm('mail-none', code)).toMatchObject({
        status: 409,
        body: { error: 'Этот код больше не действует. Запроси новый.', errorCode: 'code_expired' },
      });
    });
  });

  describe('e-mails of other clients', () => {
    test('B3 a taken e-mail gets the same answer as a free e-mail, and only its mailbox learns the difference', async () => {
      const taken = 'best@cabinet.test';
      const free = await request('mail-none', NEW_EMAIL);
      const freeSent = await send('mail-none');
      const answer = await request('mail-none', taken);
      const sent = await send('mail-none');
      expect([answer.status, answer.body]).toEqual([free.status, free.body]);
      expect([sent.status, sent.body]).toEqual([freeSent.status, freeSent.body]);

      const [letter] = await lettersTo(taken);
      expect(letter?.code).toBeNull();
      expect(letter?.text).not.toMatch(/\d{6}/);
    });

    test('B3 an e-mail that was taken meanwhile is refused without the reason', async () => {
      const code = await codeFor('mail-none');
      await system.db.query('update crm.client set email = $1 where email = $2', [
        NEW_EMAIL,
        'poor@cabinet.test',
      ]);
      expect(await confirm('mail-none', code)).toMatchObject({
        status: 409,
        body: { error: 'Ошибка при обновлении email', errorCode: 'email_refused' },
      });
      expect(await stateOf('mail-none')).toBe('pending');
    });

    test("A1 another participant's id gets the same answer as an unknown id", async () => {
      const { id } = await clientOf('mail-pending');
      const body = { change_client_email: NEW_EMAIL };
      const code = { code: 1, email: NEW_EMAIL };
      const poor = system.as('poor');
      const before = await clientOf('mail-pending');
      for (const unknown of [id, 999_999]) {
        const params = { id: unknown };
        const answers = [
          await poor.ask(requestEmailChange, { params, body }),
          await poor.ask(sendEmailCode, { params, body: {} }),
          await poor.ask(confirmEmailChange, { params, body: code }),
          await poor.ask(cancelEmailChange, { params }),
        ];
        for (const answer of answers) {
          expect(answer).toMatchObject({ status: 404, body: { errorCode: 'not_found' } });
        }
      }
      expect(await clientOf('mail-pending')).toEqual(before);
    });

    test('A3 staff in view-as cannot change an e-mail', async () => {
      const { id } = await clientOf('mail-pending');
      for (const path of ['', '/send', '/clean']) {
        const answer = await system.as('admin').send({
          method: 'POST',
          url: `/crm/api/user/${id}/emailConfirmation${path}?email=mail-pending@cabinet.test`,
        });
        expect(answer).toMatchObject({ status: 403, body: { error: 'Запрещено совершать операции' } });
      }
      expect(await stateOf('mail-pending')).toBe('pending');
    });

    test('A4 members that a participant may not set are ignored', async () => {
      const more = {
        is_client_email_confirmed: true,
        total_attempts: 99,
        current_attempts: -5,
        time_limit: 1,
      };
      await system.as('mail-none').get(requestEmailChange, {
        ...(await paramsOf('mail-none')),
        body: { change_client_email: NEW_EMAIL, ...more } as never,
      });
      expect(await attemptsOf('mail-none')).toMatchObject({
        is_client_email_confirmed: false,
        current_attempts: 0,
        total_attempts: 5,
        time_limit: 86_400,
      });
    });
  });

  describe('replacement of the e-mail', () => {
    const replace = (account: string, email: string) =>
      system.as(account).ask(replaceEmail, { body: { email } });

    test('§4 the confirmed e-mail replaces the old e-mail, and a repeated call changes nothing', async () => {
      const before = await clientOf('mail-replace');
      expect(before).toMatchObject({ is_client_email_confirmed: true });
      const email = before.change_client_email ?? '';
      for (const _ of [1, 2]) expect(await replace('mail-replace', email)).toMatchObject({ status: 200 });
      expect(await lettersTo('mail-replace@cabinet.test')).toEqual([
        {
          code: null,
          text: expect.stringContaining('Если\u00a0это не\u00a0ты, сразу напиши в\u00a0поддержку'),
        },
      ]);

      expect(await clientOf('mail-replace')).toMatchObject({
        id: before.id,
        email,
        old_emails: ['mail-replace@cabinet.test'],
        change_client_email: null,
        is_client_email_confirmed: false,
      });
    });

    test('staff still finds the client by the e-mail of the sign-in', async () => {
      await replace('mail-replace', 'aleksey.new@cabinet.test');
      for (const email of ['mail-replace@cabinet.test', 'aleksey.new@cabinet.test']) {
        const { client } = await system.as('admin').get(getClient, { query: { email } });
        expect(client?.surname).toBe((await clientOf('mail-replace')).surname);
      }
    });

    test('a replacement is refused if another client has the e-mail', async () => {
      const before = await clientOf('mail-replace-bad');
      expect(await replace('mail-replace-bad', before.change_client_email ?? '')).toMatchObject({
        status: 409,
        body: { error: 'Ошибка при обновлении email', errorCode: 'email_refused' },
      });
      expect(await clientOf('mail-replace-bad')).toEqual(before);
      expect(await lettersTo('mail-replace-bad@cabinet.test')).toEqual([]);
    });

    test.each([
      ['an e-mail without a request', 'mail-replace', 'other@cabinet.test'],
      ['an existing client', 'mail-confirmed', 'gulnora.new@cabinet.test'],
      ['an unconfirmed change', 'mail-pending', 'jasur.new@cabinet.test'],
    ])('§4 a replacement is refused for %s', async (_, account, email) => {
      const before = await clientOf(account);
      expect(await replace(account, email)).toMatchObject({ status: 409 });
      expect(await clientOf(account)).toEqual(before);
    });
  });

  test("a card is linked with the caller's own client, and the last link counts", async () => {
    const student = system.as('student');
    for (const card_number of ['770000000010', '770000000011']) {
      expect(await student.get(linkCard, { body: { card_number, client_id: 1 } })).toEqual({ response: {} });
    }
    const { id } = await clientOf('student');
    const links = await system.db.query<{ number: string; clientId: number }>(
      `select client_id as "clientId", payload ->> 'card_number' as number from crm.card_link`,
    );
    expect(links).toEqual([{ clientId: id, number: '770000000011' }]);
  });
});
