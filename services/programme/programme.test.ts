import { listInvitations } from '@cabinet/contracts/invitations';
import { askManager, listManagerRequests, requestConversion } from '@cabinet/contracts/managerRequests';
import { listCards, listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { CANCEL_SOURCE, getOrder, listOrders, sendOrderMessage } from '@cabinet/contracts/orders';
import { getProduct } from '@cabinet/contracts/products';
import { listContactTracking } from '@cabinet/contracts/programme';
import { askSupport, listSupportTickets } from '@cabinet/contracts/support';
import { addDays } from '@cabinet/domain/dates';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { resetLoyalty } from '../loyalty/prepare.ts';
import { CONVERTED } from '../loyalty/programme/managerRequests.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';
import { type Command, readCommand } from './command.ts';
import { operate } from './operate.ts';

const STUDENT = 'student@cabinet.test';
const STUDENT_CARD = '770000000011';
const BEST_CARD = '770000000081';
const BLOCKED_CARD = '770000000060';
const NOVEMBER = new Date('2026-11-20T12:00:00Z');

onEachDatabase((open) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  afterEach(async () => expect(await findLedgerIssues(system.db)).toEqual([]));

  const operateWith = (words: string[], now?: Date) => operate(system.db, readCommand(words) as Command, now);
  const accrue = (...words: string[]) => operateWith(['accrue', ...words]);
  const atOnce = <T>(times: number, work: () => Promise<T>) =>
    Promise.all(Array.from({ length: times }, work));
  const registration = (friend: string, card = STUDENT_CARD) =>
    accrue('registration', '--card', card, '--friend', friend);
  const study = (id: number, price: number, ...more: string[]) =>
    accrue('study', '--invitation', String(id), '--price', String(price), ...more);
  const balanceOf = async (account: string) =>
    (await system.as(account).get(listContacts, { query: {} })).contacts[0]?.balance ?? 0;
  const operationsOf = async (account: string, type: string) =>
    (await system.as(account).get(listOperations, { query: {} })).operations.filter((o) => o.type === type);
  const invitationsOf = async (account: string) =>
    (await system.as(account).get(listInvitations, { query: {} })).recommendations;
  async function invitationOf(account: string, name: string) {
    const found = (await invitationsOf(account)).find((invitation) => invitation.name === name);
    if (!found) throw new Error(`${account} has not invited ${name}`);
    return found;
  }

  // These tests use the seeded data and do not change it.
  describe('refused commands', () => {
    test.each([
      ['registration', '--card', '1', '--friend', 'Новый Друг'],
      ['study', '--invitation', '999999', '--price', '1000'],
      ['welcome', '--email', 'nobody@cabinet.test'],
    ])('accrue %s %s %s is refused as unknown', async (...words) => {
      await expect(accrue(...words)).rejects.toMatchObject({ status: 404 });
    });

    test.each([
      ['refund', '--invitation', '999999'],
      ['release', '--invitation', '999999'],
      ['reject', '--invitation', '999999', '--reason', 'Нет'],
      ['answer', '--request', '999999', '--text', 'Нет'],
      ['price', '--product', '999999', '--price', '1'],
      ['terms', '--email', 'nobody@cabinet.test'],
      ['order', '--order', '999999'],
      ['choice', '--invitation', '999999', '--price', '1'],
      ['reply', '--ticket', '999999', '--text', 'Нет'],
    ])('%s %s %s is refused as unknown', async (...words) => {
      await expect(operateWith(words)).rejects.toMatchObject({ status: 404 });
    });

    test('§1 a participant without a card earns nothing', async () => {
      await expect(accrue('welcome', '--email', 'newcomer@cabinet.test')).rejects.toMatchObject({
        body: { errorCode: 'no_card' },
      });
    });

    test.each([
      ['Фёдор Лазарев', 'sent', /has not registered yet/],
      ['Глеб Антонов', 'declined', /declined\. It accepts no tokens/],
      ['Шерзод Каримов', 'rejected', /rejected\. It accepts no tokens/],
    ])('B4 the invitation of %s with the status %s pays nothing', async (name, status, why) => {
      const { id } = await invitationOf('student', name);
      await expect(study(id, 96_000)).rejects.toMatchObject({
        body: { message: expect.stringMatching(why) },
      });
      expect(await invitationOf('student', name)).toMatchObject({ status });
      expect(await balanceOf('student')).toBe(12_500);
    });

    test.each([[['--course', 'dubai']], [['--course', 'dubai', '--percent', '26']], [['--percent', '50']]])(
      'R18 the percentage %j is refused',
      async (more) => {
        const { id } = await invitationOf('student', 'Зарина Олимова');
        await expect(study(id, 96_000, ...more)).rejects.toMatchObject({ status: 409 });
        expect(await invitationOf('student', 'Зарина Олимова')).toMatchObject({ status: 'working' });
      },
    );

    test('A5 a participant with a blocked card earns nothing', async () => {
      await expect(registration('Новый Друг', BLOCKED_CARD)).rejects.toMatchObject({
        body: { errorCode: 'card_off' },
      });
      const birthday = accrue('birthday', '--email', 'blocked@cabinet.test');
      await expect(birthday).rejects.toMatchObject({ body: { errorCode: 'card_off' } });
      expect((await invitationsOf('blocked')).map(({ name }) => name)).toEqual(['Егор Панин']);
      expect(await balanceOf('blocked')).toBe(4_200);
    });

    test('a card that is off stays off', async () => {
      expect(await operateWith(['unblock', '--card', '770000000050'])).toEqual([
        'Card 770000000050 is already off.',
      ]);
    });
  });

  describe('booked commands', () => {
    beforeEach(() => resetLoyalty(system.db));

    describe('the way of an invitation', () => {
      test('an invitation that is registered and paid gives tokens, the event and the new balance', async () => {
        const student = system.as('student');
        await student.get(listContactTracking);
        const { id } = await invitationOf('student', 'Фёдор Лазарев');

        expect(await registration('фёдор  лазарев')).toEqual([
          `Booked 100 tokens (FRIEND) for ${STUDENT}; the balance is 12600.`,
          `Invitation ${id}: Фёдор Лазарев, working`,
        ]);
        expect(await student.get(listContactTracking)).toEqual(['contacts']);
        expect(await study(id, 96_000)).toEqual([
          `Booked 38400 tokens (ACADEM_ORDER) for ${STUDENT}; the balance is 51000.`,
          `Invitation ${id}: Фёдор Лазарев, paid, 38400 tokens`,
        ]);
        expect(await student.get(listContactTracking)).toEqual(['contacts']);
        expect(await student.get(listContactTracking)).toEqual([]);
        expect(await balanceOf('student')).toBe(51_000);
        expect(await invitationOf('student', 'Фёдор Лазарев')).toMatchObject({
          status: 'paid',
          amount: 38_400,
        });
        const [paid] = await operationsOf('student', 'ACADEM_ORDER');
        expect(paid).toMatchObject({ friend: 'Фёдор Лазарев', percent: 40 });
        const [registered] = await operationsOf('student', 'FRIEND');
        expect(registered).toMatchObject({ friend: 'Фёдор Лазарев', percent: null });
        const { data } = await student.get(listReferrals, { query: { xmlId: 'ACADEM_ORDER' } });
        expect(data[0]).toMatchObject({ name: 'Фёдор Лазарев', amount: 38_400 });
      });

      test('a registration of an unknown friend creates an invitation', async () => {
        await registration('Новый Друг');
        expect(await invitationOf('student', 'Новый Друг')).toMatchObject({ status: 'working' });
        expect(await operateWith(['invitations', '--email', STUDENT])).toHaveLength(12);
      });

      test('R22 a held payment is promised but not booked, and is credited later without a price', async () => {
        const student = system.as('student');
        await student.get(listContactTracking);
        const { id } = await invitationOf('student', 'Зарина Олимова');
        await study(id, 50_000, '--hold');
        expect(await invitationOf('student', 'Зарина Олимова')).toMatchObject({
          status: 'waiting',
          amount: 20_000,
        });
        expect(await balanceOf('student')).toBe(12_500);
        // A promise is no operation. Only an operation triggers an event (§4).
        expect(await student.get(listContactTracking)).toEqual([]);
        await accrue('study', '--invitation', String(id));
        expect(await balanceOf('student')).toBe(32_500);
        expect(await student.get(listContactTracking)).toEqual(['contacts']);
      });
    });

    describe('L7 accruals once', () => {
      test('L7 twenty concurrent registrations of a friend count once', async () => {
        await atOnce(20, () => registration('Новый Друг'));
        expect((await invitationsOf('student')).filter(({ name }) => name === 'Новый Друг')).toHaveLength(1);
        expect(await balanceOf('student')).toBe(12_600);
      });

      test('B4 concurrent payments of an invitation pay once, and only after the payment', async () => {
        const { id } = await invitationOf('student', 'Зарина Олимова');
        const before = await operationsOf('student', 'ACADEM_ORDER');
        await atOnce(20, () => study(id, 97_777));
        const after = await operationsOf('student', 'ACADEM_ORDER');
        expect(after).toHaveLength(before.length + 1);
        expect(after[0]?.amount).toBe(39_110);
        expect(await invitationOf('student', 'Зарина Олимова')).toMatchObject({ status: 'paid' });
      });

      test('L7 twenty concurrent requests with five spellings of a phone give one welcome bonus', async () => {
        const spellings = [
          '+79031234503',
          '89031234503',
          '7 903 123-45-03',
          '8 (903) 123-45-03',
          '+7.903.123.4503',
        ];
        const emails = await Promise.all(spellings.map((phone, index) => aMember(index, phone)));
        await Promise.all(
          Array.from({ length: 20 }, (_, index) => accrue('welcome', '--email', emails[index % 5] ?? '')),
        );
        const [row] = await system.db.query(
          `select count(*) as times, sum(p.amount) as tokens from loyalty.contact c
           join loyalty.account a on a.contact_id = c.id join loyalty.posting p on p.account_id = a.id
           where c.email like 'twin%'`,
        );
        expect(row).toEqual({ times: 1, tokens: 250 });
      });

      test('L7 twenty concurrent requests give one birthday bonus', async () => {
        await atOnce(20, () => operateWith(['accrue', 'birthday', '--email', 'poor@cabinet.test'], NOVEMBER));
        expect(await operationsOf('poor', 'BIRTHDAY')).toMatchObject([{ amount: 500 }]);
        await operateWith(
          ['accrue', 'birthday', '--email', 'poor@cabinet.test'],
          new Date('2027-07-29T20:59:00Z'),
        );
        expect(await balanceOf('poor')).toBe(600);
        await operateWith(
          ['accrue', 'birthday', '--email', 'poor@cabinet.test'],
          new Date('2027-07-29T21:00:00Z'),
        );
        expect(await balanceOf('poor')).toBe(1_100);
      });
    });

    test('L7 the friend who completes a level is paid at the previous level', async () => {
      for (const [index, tokens] of [300, 300, 300, 300, 300, 400, 400, 400, 400, 400, 500].entries()) {
        await system.db.query(
          `update loyalty.invitation set registered_at = registered_at - interval '1 day'`,
        );
        await registration(`Друг ${index}`, '770000000020');
        const { id } = await invitationOf('applicant', `Друг ${index}`);
        expect((await study(id, 1_000))[0]).toContain(`Booked ${tokens} tokens`);
      }
    });

    test.each([
      [['--course', 'continuing'], 9_777],
      [['--course', 'school'], 29_333],
      [['--course', 'dubai', '--percent', '17'], 16_622],
    ])('L7 a course of %j on 97 777 roubles gives %d whole tokens', async (more, tokens) => {
      await registration('Новый Друг', BEST_CARD);
      const { id } = await invitationOf('best', 'Новый Друг');
      expect((await study(id, 97_777, ...more))[0]).toContain(`Booked ${tokens} tokens`);
    });

    describe('requests to the manager', () => {
      const answer = (id: number, ...more: string[]) =>
        operateWith(['answer', '--request', String(id), '--text', 'Сделали', ...more]);
      const requestsOf = async (account: string) =>
        (await system.as(account).get(listManagerRequests, { query: {} })).requests;
      /** Returns the open conversion of `best`. */
      async function conversion(): Promise<{ id: number; amount: number }> {
        const waiting = (await requestsOf('best')).find(({ status }) => status === 'new');
        return { id: waiting?.id ?? 0, amount: waiting?.amount ?? 0 };
      }

      test('a request to the manager gets an answer that the participant reads', async () => {
        const { request } = await system.as('student').get(askManager, { body: { comment: 'Где офис?' } });
        const line = `Request ${request.id}: question by ${STUDENT}`;
        expect((await operateWith(['requests'])).at(-1)).toBe(`${line}, new: Где офис?`);
        expect(await answer(request.id)).toEqual([`${line}, done: Где офис?`]);
        expect(await operateWith(['requests'])).not.toContainEqual(expect.stringContaining('Где офис?'));
        expect(await requestsOf('student')).toMatchObject([{ status: 'done', answer: 'Сделали' }]);
        await expect(answer(request.id, '--decline')).rejects.toMatchObject({
          body: { message: `Request ${request.id} is already done.` },
        });
      });

      test('§1 R35 a completed conversion takes its tokens once, even with twenty concurrent answers', async () => {
        const { id, amount } = await conversion();
        const before = await balanceOf('best');
        const answers = await Promise.allSettled(Array.from({ length: 20 }, () => answer(id)));
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await balanceOf('best')).toBe(before - amount);
        expect((await operationsOf('best', 'TRANSFER'))[0]).toMatchObject({
          amount: -amount,
          comment: CONVERTED.ru,
          // R46.
          note: CONVERTED,
        });
      });

      test('a declined conversion takes no tokens, and can be requested again', async () => {
        const { id } = await conversion();
        const before = await balanceOf('best');
        await answer(id, '--decline');
        expect(await balanceOf('best')).toBe(before);
        expect((await requestsOf('best'))[0]).toMatchObject({ status: 'declined', answer: 'Сделали' });
        const again = { body: { amount: before } };
        expect(await system.as('best').ask(requestConversion, again)).toMatchObject({ status: 200 });
      });

      test('A5 L2 frozen or spent tokens are not converted, and the request stays open', async () => {
        const { id } = await conversion();
        await operateWith(['block', '--card', BEST_CARD]);
        await expect(answer(id)).rejects.toMatchObject({ body: { errorCode: 'card_off' } });
        await operateWith(['unblock', '--card', BEST_CARD]);
        await system.db.query('update loyalty.manager_request set amount = 999999999 where id = $1', [id]);
        await expect(answer(id)).rejects.toMatchObject({ body: { errorCode: 'not_enough_tokens' } });
        expect((await requestsOf('best'))[0]).toMatchObject({ status: 'new', answer: null });
      });
    });

    test("R18 a friend's choice of study defines the expected tokens", async () => {
      const { id } = await invitationOf('student', 'Фёдор Лазарев');
      const choose = (...more: string[]) =>
        operateWith(['choice', '--invitation', String(id), '--price', '100000', ...more]);
      expect(await choose()).toEqual([`Invitation ${id}: Фёдор Лазарев, sent`]);
      expect(await invitationOf('student', 'Фёдор Лазарев')).toMatchObject({
        course: 'university',
        expected: { min: 40_000, max: 40_000 },
      });
      await choose('--course', 'dubai');
      expect(await invitationOf('student', 'Фёдор Лазарев')).toMatchObject({
        expected: { min: 15_000, max: 25_000 },
      });
    });

    describe('requests to support', () => {
      const ask = async () => {
        const body = { topic: 'card', text: 'Карта не читается' } as const;
        const { ticket } = await system.as('student').get(askSupport, { body });
        const reply = (text: string, ...more: string[]) =>
          operateWith(['reply', '--ticket', String(ticket.id), '--text', text, ...more]);
        const own = async () =>
          (await system.as('student').get(listSupportTickets, { query: {} })).tickets.find(
            ({ id }) => id === ticket.id,
          );
        return { line: `Ticket ${ticket.id}: card by ${STUDENT}`, reply, own };
      };
      const versionIn = (lines: string[]) => /answer (\S+):/.exec(lines.at(-1) ?? '')?.[1] ?? '';

      test('a support request gets an answer, and its version allows a replacement', async () => {
        const { line, reply, own } = await ask();
        expect((await operateWith(['tickets'])).at(-1)).toBe(`${line}, new: Карта не читается`);
        const first = await reply('Смотрим', '--working');
        const version = versionIn(first);
        expect(first).toEqual([`${line}, working: Карта не читается | answer ${version}: Смотрим`]);
        expect(await own()).toMatchObject({ status: 'working', answer: 'Смотрим' });
        expect(versionIn(await operateWith(['tickets']))).toBe(version);
        await reply('Перевыпустили', '--version', version);
        expect(await own()).toMatchObject({ status: 'done', answer: 'Перевыпустили' });
        expect(await operateWith(['tickets'])).not.toContainEqual(expect.stringContaining('не читается'));
      });

      test('one of two concurrent answers wins, and the other operator reads both answers', async () => {
        const { reply, own } = await ask();
        const answers = await Promise.allSettled([reply('Перевыпустим'), reply('Приходи в офис')]);
        const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        const { answer } = (await own()) ?? {};
        expect(refused).toHaveLength(1);
        expect(refused[0]).toMatchObject({ status: 409, body: { errorCode: 'changed' } });
        const { message } = refused[0].body;
        expect(message).toContain(`Stored answer: ${answer}\n`);
        expect(message).toContain(
          `New answer: ${answer === 'Перевыпустим' ? 'Приходи в офис' : 'Перевыпустим'}\n`,
        );

        const version = /--version (\S+)$/.exec(message)?.[1] ?? '';
        await reply('Перевыпустим к пятнице', '--version', version);
        await expect(reply('Приходи завтра', '--version', version)).rejects.toMatchObject({ status: 409 });
        expect(await own()).toMatchObject({ answer: 'Перевыпустим к пятнице' });
      });
    });

    test('a new price applies to later purchases', async () => {
      const { price, id } = (await system.as('student').get(getProduct, { params: { id: 12 } })).product;
      const line = await operateWith(['price', '--product', String(id), '--price', String(price + 200)]);
      expect(line).toEqual([`Product 12 now costs ${price + 200} tokens. The previous price was ${price}.`]);
      const { product } = await system.as('student').get(getProduct, { params: { id: 12 } });
      expect(product.price).toBe(price + 200);
    });

    test('R48 an order moves forward, and the participant sees its tracking data', async () => {
      const student = system.as('student');
      const [order] = (await student.get(listOrders, { query: { status: 'BUYING' } })).orders;
      const id = String(order?.id);
      const news = ['--expected', '2099-12-03', '--tracking', '42', '--link', 'https://carrier.test/42'];
      expect(await operateWith(['order', '--order', id, '--status', 'DELIVERY', ...news])).toEqual([
        `Order ${id}: Пауэрбанк 10\u00a0000\u00a0мА·ч of ${STUDENT}, DELIVERY, expected on 2099-12-03, tracking number 42`,
      ]);
      const read = async () =>
        (await student.get(getOrder, { params: { orderId: Number(id) }, query: { include: 'statusDetail' } }))
          .order;
      expect(await read()).toMatchObject({
        status: 'DELIVERY',
        expectedDate: '2099-12-03',
        keepUntil: null,
        tracking: { number: '42', url: 'https://carrier.test/42' },
      });
      await operateWith(['order', '--order', id, '--status', 'DELIVERED', '--text', 'Полка 3']);
      const { keepUntil, statusDate, statusDetail } = await read();
      expect(keepUntil).toBe(addDays(new Date(statusDate ?? ''), 14).toISOString());
      expect(statusDetail?.history.at(-1)).toMatchObject({ status: 'DELIVERED', note: 'Полка 3' });
      await operateWith(['order', '--order', id, '--extend', '7']);
      const extended = await read();
      expect(extended.keepUntil).toBe(addDays(new Date(statusDate ?? ''), 21).toISOString());
      expect(extended.isExtended).toBe(true);
      await expect(operateWith(['order', '--order', id, '--extend', '7'])).rejects.toMatchObject({
        status: 409,
      });
      await expect(operateWith(['order', '--order', id, '--status', 'BUYING'])).rejects.toMatchObject({
        status: 409,
      });
    });

    test('R47 staff reads the cancelled orders with participant and reason', async () => {
      const student = system.as('student');
      const [order] = (await student.get(listOrders, { query: { status: 'NEW_ORDER' } })).orders;
      await student.get(sendOrderMessage, {
        params: { orderId: order?.id ?? 0 },
        body: { source: CANCEL_SOURCE, message: 'Передумала' },
      });
      const [newest] = await operateWith(['cancellations']);
      expect(newest).toMatch(
        new RegExp(
          `order ${order?.id}: .*, ${order?.price} tokens, by Анна Каримова ${STUDENT}, manager Лола Абдуллаева: Передумала$`,
        ),
      );
      await expect(
        operateWith(['order', '--order', String(order?.id), '--status', 'BUYING']),
      ).rejects.toMatchObject({ status: 409 });
    });

    test('R37 the terms change for one participant', async () => {
      const isAsked = async (account: string) =>
        (await system.as(account).get(listContacts, { query: {} })).contacts[0]?.updatedCondition;
      expect(await operateWith(['terms', '--email', STUDENT])).toEqual([
        `${STUDENT} must accept the new terms.`,
      ]);
      expect([await isAsked('student'), await isAsked('poor')]).toEqual([true, false]);
    });

    describe('A5 unblocking a card', () => {
      test('A5 an unblocked card earns again, and the cabinet receives both changes', async () => {
        const student = system.as('student');
        const block = ['block', '--card', STUDENT_CARD];
        const stateOfCard = async () =>
          (await student.get(listCards, { query: {} })).cards.find(
            ({ cardNumber }) => cardNumber === STUDENT_CARD,
          );
        await student.get(listContactTracking);
        expect(await operateWith([...block, '--reason', 'Две рекомендации'])).toEqual([
          `Card ${STUDENT_CARD} is now blocked.`,
        ]);
        expect(await operateWith(block)).toEqual([`Card ${STUDENT_CARD} is already blocked.`]);
        expect(await student.get(listContactTracking)).toEqual(['cards']);
        expect(await stateOfCard()).toMatchObject({
          status: 5,
          balance: 12_500,
          stateReason: { ru: 'Две рекомендации' },
          stateSince: expect.stringMatching(/^\d{4}-/),
          answerBy: expect.stringMatching(/^\d{4}-/),
        });
        await expect(registration('Новый Друг')).rejects.toMatchObject({ status: 409 });

        await operateWith(['unblock', '--card', STUDENT_CARD]);
        expect(await student.get(listContactTracking)).toEqual(['cards']);
        const { cards } = await student.get(listCards, { query: {} });
        expect(cards.every(({ status }) => status === 1)).toBe(true);
        expect(await stateOfCard()).toMatchObject({ stateReason: null, stateSince: null, answerBy: null });
        expect(await registration('Новый Друг')).toContainEqual(expect.stringContaining('Booked 100'));
      });
    });
  });

  /** @returns the e-mail of a new participant with a card and this phone */
  async function aMember(index: number, phone: string): Promise<string> {
    const email = `twin${index}@cabinet.test`;
    await system.db.query(
      `with c as (insert into loyalty.contact (email, phones) values ($1, array[$2::text]) returning id),
         a as (insert into loyalty.account (contact_id, balance) select id, 0 from c)
       insert into loyalty.card (contact_id, status, type_id, card_number, card_hash) select id, 1, 2, $1, $1 from c`,
      [email, phone],
    );
    return email;
  }
});
