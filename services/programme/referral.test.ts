import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { listContacts, listReferrals } from '@cabinet/contracts/members';
import { listOperations } from '@cabinet/contracts/operations';
import { createOrder, sendOrderMessage } from '@cabinet/contracts/orders';
import { listContactTracking } from '@cabinet/contracts/programme';
import { getRating } from '@cabinet/contracts/rating';
import { ownerOf } from '../kit/database.ts';
import type { Doubt } from '../loyalty/invitations/doubts.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { requestOf, startServices, type TestCaller, type TestSystem } from '../testing/kit/system.ts';
import { type Command, readCommand } from './command.ts';
import { operate } from './operate.ts';

const FRIEND = 'Нодира Юсупова';
const STICKERS = { id: 32, price: 150 };
const STUDENT = 'student@cabinet.test';

/** A participant of a single test, so that no test resets the seed data. */
interface Member {
  id: number;
  email: string;
  phone: string;
  card: string;
  hash: string;
  call: TestCaller;
}

interface Friend {
  id: number;
  status: string;
  doubts: Doubt[];
}

onEachDatabase((open) => {
  let system: TestSystem;
  let made = 0;
  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  afterEach(async () => expect(await findLedgerIssues(system.db)).toEqual([]));

  const aPhone = () => `+9989011${10_000 + ++made}`;
  const anAddress = () => `2001:db8:0:${(++made).toString(16)}::1`;

  /** Creates a student with a physical card and no tokens. */
  async function aMember({
    status = 1,
    phones,
  }: {
    status?: number;
    phones?: string[];
  } = {}): Promise<Member> {
    const email = `member.${++made}@cabinet.test`;
    const phone = aPhone();
    const [row] = await ownerOf(system.db).query<{ id: number; card: string; hash: string }>(
      `with c as (insert into loyalty.contact (email, full_name, phones) values ($1, 'Лола Умарова', $2) returning id),
         a as (insert into loyalty.account (contact_id, balance) select id, 0 from c),
         d as (insert into loyalty.deal (contact_id, stage_id) select id, 'WON' from c),
         k as (insert into loyalty.card (contact_id, status, type_id, card_number, card_hash)
           select id, $3, 2, '7701' || lpad(id::text, 8, '0'), md5(random()::text) from c
           returning contact_id as id, card_number as card, card_hash as hash)
       select * from k`,
      [email, phones ?? [phone], status],
    );
    if (!row) throw new Error('no member was made');
    return { ...row, email, phone, call: system.as('poor', { sub: email, email }) };
  }

  const operateWith = (line: string) => operate(system.db, readCommand(wordsOf(line)) as Command);
  const register = ({ card }: Member, name = FRIEND) =>
    operateWith(`accrue registration --card ${card} --friend "${name}"`);
  const study = ({ id }: Pick<Friend, 'id'>, price = 1_000) =>
    operateWith(`accrue study --invitation ${id} --price ${price}`);
  const refund = ({ id }: Pick<Friend, 'id'>) => operateWith(`refund --invitation ${id}`);
  const release = ({ id }: Pick<Friend, 'id'>) => operateWith(`release --invitation ${id}`);
  const atOnce = <T>(times: number, work: (index: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: times }, (_, index) => work(index)));
  const done = (answers: Array<PromiseSettledResult<unknown>>) =>
    answers.filter(({ status }) => status === 'fulfilled').length;

  async function contactOf({ call }: Member) {
    const [contact] = (await call.get(listContacts, { query: {} })).contacts;
    if (!contact) throw new Error('there is no contact');
    return contact;
  }
  const balanceOf = async (member: Member) => (await contactOf(member)).balance;
  const paidFriends = async ({ call }: Member) =>
    (await call.get(listReferrals, { query: { xmlId: 'ACADEM_ORDER' } })).data.length;
  const operations = async ({ call }: Member, type: string) =>
    (await call.get(listOperations, { query: {} })).operations
      .filter((operation) => operation.type === type)
      .map(({ amount }) => amount);

  /** Sends a lead as a referral link does, and checks that its answer is always the same. */
  async function lead(partner: string, friend: object = {}, remoteAddress = anAddress()) {
    const mergelead = `SF${++made}x1763715600`;
    const payload = { name: FRIEND, phone: '', mergelead, partner, ...friend };
    const body = { land: 'sf_referral', sourceName: 'WEB', utm_source: 'Университет', payload };
    const request = requestOf(createLead, { body });
    expect(await system.nobody.send({ ...request, remoteAddress })).toMatchObject({
      status: 200,
      body: { result: 'success' },
    });
  }

  async function friendOf({ email }: Pick<Member, 'email'>, name = FRIEND): Promise<Friend> {
    const [friend, ...others] = await system.db.query<Friend>(
      `select i.id, i.status, i.doubts from loyalty.invitation i join loyalty.contact c on c.id = i.contact_id
       where c.email = $1 and i.name = $2`,
      [email, name],
    );
    if (!friend || others.length > 0) throw new Error(`${email} has not invited ${name}, or more than once`);
    return friend;
  }

  /** Expects a review: until its end, neither a registration nor a paid study gives tokens. */
  async function expectReview(member: Member, doubts: Doubt[], name = FRIEND): Promise<Friend> {
    const friend = await friendOf(member, name);
    expect(friend).toMatchObject({ status: 'review', doubts });
    expect((await register(member, name))[0]).toMatch(/^Booked no tokens/);
    await expect(study(friend)).rejects.toMatchObject({ body: { errorCode: 'in_review' } });
    await expect(operateWith(`accrue study --invitation ${friend.id}`)).rejects.toMatchObject({
      status: 409,
    });
    expect(await balanceOf(member)).toBe(0);
    expect(await friendOf(member, name)).toEqual(friend);
    return friend;
  }

  /** Creates a friend who was recommended, registered and paid: 100 tokens and 30 % of the price. */
  async function aPaidFriend(member: Member, price = 1_000): Promise<Friend> {
    await lead(member.card, { phone: aPhone() });
    await register(member);
    const friend = await friendOf(member);
    await study(friend, price);
    expect(await balanceOf(member)).toBe(100 + price * 0.3);
    return friend;
  }

  describe('B4 the reward follows a real friend', () => {
    test.each([
      ['phone', ({ phone }: Member) => ({ phone: phone.replace(/^\+998(\d\d)/, '998 ($1) ') })],
      ['e-mail', ({ email }: Member) => ({ email })],
      ['e-mail in capitals', ({ email }: Member) => ({ email: email.toUpperCase() })],
      ['e-mail with a dot', ({ email }: Member) => ({ email: email.replace('mem', 'm.em.') })],
      ['e-mail with a plus', ({ email }: Member) => ({ email: email.replace('@', '+friend@') })],
    ])('1-2 a participant cannot invite themselves by %s', async (_, spelled) => {
      const member = await aMember();
      await lead(member.card, spelled(member));
      await expectReview(member, ['self']);
    });

    test('3 a ring is reviewed: A brings B, B brings C, C brings A', async () => {
      const [a, b, c] = [await aMember(), await aMember(), await aMember()];
      for (const [one, other] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const)
        await lead(one.card, { phone: other.phone });
      for (const member of [a, b, c]) await expectReview(member, ['member']);
    });

    test('4 an existing participant is reviewed in any spelling of phone and e-mail', async () => {
      const old = await aMember({ phones: ['998 90 555-01-01', '8 (916) 555-01-02'] });
      const spellings = [
        { phone: '+998905550101' },
        { phone: '+7 916 555 01 02' },
        { email: old.email.replace('.', '').toUpperCase() },
      ];
      for (const friend of spellings) {
        const member = await aMember();
        await lead(member.card, friend);
        await expectReview(member, ['member']);
      }
    });

    test('5 the eleventh lead within an hour from one address is reviewed, whoever the inviter is', async () => {
      const members: Member[] = [];
      const network = anAddress().replace(/::1$/, '');
      for (let index = 1; index <= 11; index++) {
        const member = await aMember();
        members.push(member);
        await lead(member.card, { phone: aPhone() }, `${network}::${index}`);
      }
      for (const member of members.slice(0, 10))
        expect(await friendOf(member)).toMatchObject({ status: 'sent' });
      await expectReview(members[10] as Member, ['address']);

      const elsewhere = await aMember();
      await lead(elsewhere.card, { phone: aPhone() });
      expect(await friendOf(elsewhere)).toMatchObject({ status: 'sent' });
    });

    test('6 a refunded study loses its reward', async () => {
      const member = await aMember();
      const friend = await aPaidFriend(member, 96_000);
      expect(await refund(friend)).toEqual([
        // The tokens for the registration stay.
        `Took back 28800 of 28800 tokens from ${member.email}; the balance is 100.`,
        `Invitation ${friend.id}: ${FRIEND}, rejected`,
      ]);
      await expect(study(friend)).rejects.toMatchObject({ body: { errorCode: 'closed' } });
      expect(await balanceOf(member)).toBe(100);
    });

    test('7 a friend with an earlier contract is reviewed', async () => {
      const member = await aMember();
      const [student] = await system.db.query<{ phone: string }>(
        `insert into loyalty.contact (email, phones) values ($1, array[$2::text]) returning phones[1] as phone`,
        [`student.${++made}@cabinet.test`, aPhone()],
      );
      await ownerOf(system.db).query(
        `insert into loyalty.deal (contact_id, stage_id) select id, 'WON' from loyalty.contact where phones[1] = $1`,
        [student?.phone],
      );
      await lead(member.card, student);
      await expectReview(member, ['member']);
    });

    test('8 a card hash has 128 random bits and cannot be guessed', async () => {
      const seeded = await system.db.query<{ hash: string }>(
        "select card_hash as hash from loyalty.card where card_number like '7700%'",
      );
      for (const { hash } of seeded) expect(hash).toMatch(/^[0-9a-f]{32}$/);
      expect(new Set(seeded.map(({ hash }) => hash.slice(0, 10))).size).toBe(seeded.length);

      const member = await aMember();
      const { hash } = member;
      const near = (at: number) => hash.slice(0, at) + (hash[at] === '0' ? '1' : '0') + hash.slice(at + 1);
      const guesses = [
        ...Array.from({ length: 32 }, (_, at) => near(at)),
        ...Array.from({ length: 31 }, (_, at) => hash.slice(0, at + 1)),
        ...[hash.toUpperCase(), `${hash}x`, '%', '_'.repeat(32), "' or 1=1 --", '0'.repeat(32)],
      ].filter((guess) => guess !== hash);
      const count = async () => (await system.db.query('select id from loyalty.invitation')).length;
      const before = await count();
      for (const guess of guesses) await lead(guess, { phone: aPhone() });
      expect(await count()).toBe(before);
      await lead(hash, { phone: aPhone() });
      expect(await friendOf(member)).toMatchObject({ status: 'sent', doubts: [] });
    });

    test('9 a repeated lead gives one invitation and one reward', async () => {
      const member = await aMember();
      const again = { phone: aPhone(), mergelead: `SFagain${++made}` };
      await atOnce(20, () => lead(member.card, again));
      await lead(member.card, { phone: again.phone.slice(1), email: 'nodira@mail.test' });
      const friend = await friendOf(member);
      for (const _ of [1, 2]) await register(member);
      for (const _ of [1, 2]) await study(friend);
      expect(await balanceOf(member)).toBe(400);
    });

    test.each([
      ['blocked', 5],
      ['off', 2],
    ])('10 a card that is %s earns nothing, even after a release', async (_, status) => {
      const member = await aMember({ status });
      await lead(member.card, { phone: aPhone() });
      const friend = await expectReview(member, ['card']);
      await expect(release(friend)).rejects.toMatchObject({ body: { errorCode: 'card_off' } });
      await expect(study(friend)).rejects.toMatchObject({ body: { errorCode: 'in_review' } });
    });

    test('11 one of two concurrent inviters is reviewed, and is never paid after the first', async () => {
      const both = [await aMember(), await aMember()];
      const phone = aPhone();
      await Promise.all(both.map(({ card }) => lead(card, { phone })));
      const found = await Promise.all(both.map((member) => friendOf(member)));
      const at = found.findIndex(({ status }) => status === 'sent');
      const [first, second] = [both[at] as Member, both[1 - at] as Member];
      const looked = await expectReview(second, ['second']);

      await register(first);
      await release(looked);
      const answers = await Promise.allSettled([study(await friendOf(first)), study(looked)]);
      expect(done(answers)).toBe(1);
      expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { body: { errorCode: 'paid_elsewhere' } },
      });
    });

    test('12 a deal that is deleted while its tokens are promised pays nothing', async () => {
      const member = await aMember();
      await lead(member.card, { phone: aPhone() });
      await register(member);
      const friend = await friendOf(member);
      await operateWith(`accrue study --invitation ${friend.id} --price 1000 --hold`);
      expect(await contactOf(member)).toMatchObject({ balance: 100, waiting: 300 });
      expect(await refund(friend)).toEqual([
        `Took back no tokens from ${member.email}; the balance is 100.`,
        `Invitation ${friend.id}: ${FRIEND}, rejected`,
      ]);
      expect(await contactOf(member)).toMatchObject({ balance: 100, waiting: 0 });
      await expect(operateWith(`accrue study --invitation ${friend.id}`)).rejects.toMatchObject({
        status: 409,
      });
      const { recommendations } = await member.call.get(listInvitations, { query: {} });
      expect(recommendations).toMatchObject([
        { status: 'rejected', amount: null, reason: { ru: 'Другу вернули оплату обучения' } },
      ]);
    });
  });

  describe('B4 reviews', () => {
    const friends = Array.from('абвгдежзиклм', (letter) => `Друг ${letter}`);

    test('B4 the eleventh recommendation of a day is reviewed', async () => {
      const member = await aMember();
      for (const name of friends.slice(0, 11)) await lead(member.card, { name, phone: aPhone() });
      for (const name of friends.slice(0, 10)) {
        expect(await friendOf(member, name)).toMatchObject({ status: 'sent' });
      }
      await expectReview(member, ['invitations'], friends[10]);
    });

    test('B4 more than ten registrations of a day are reviewed, even concurrently, and only a release pays them', async () => {
      const member = await aMember();
      const answers = await Promise.all(friends.map((name) => register(member, name)));
      expect(answers.filter(([line]) => line?.startsWith('Booked 100 tokens'))).toHaveLength(10);
      expect(await balanceOf(member)).toBe(1_000);

      const reviews = await operateWith('reviews');
      const ours = reviews.filter((line) => line.endsWith(`invited by ${member.email}`));
      expect(ours).toHaveLength(2);
      expect(ours[0]).toMatch(/, review \(more than 10 registrations in a day\), invited by/);
      const friend = { id: Number(/\d+/.exec(ours[0] ?? '')?.[0]) };
      await expect(study(friend)).rejects.toMatchObject({ body: { errorCode: 'in_review' } });

      expect(done(await atOnce(20, () => release(friend)))).toBe(1);
      expect(await balanceOf(member)).toBe(1_100);
      await study(friend);
      expect(await balanceOf(member)).toBe(1_400);
    });

    test('B4 a released friend continues like every friend', async () => {
      const member = await aMember();
      await lead(member.card, { phone: (await aMember()).phone });
      const friend = await friendOf(member);
      expect(await release(friend)).toEqual([
        `Booked no tokens (FRIEND) for ${member.email}; the balance is 0.`,
        `Invitation ${friend.id}: ${FRIEND}, sent`,
      ]);
      await register(member);
      await study(friend);
      expect(await balanceOf(member)).toBe(400);
      await expect(release(friend)).rejects.toMatchObject({
        body: { message: `Invitation ${friend.id} is paid. It is not under review.` },
      });
    });

    test('B4 a rejected friend has a reason for the participant, which hides the doubts', async () => {
      const member = await aMember();
      await lead(member.card, { phone: member.phone });
      const { id } = await friendOf(member);
      const own = async () => (await member.call.get(listInvitations, { query: {} })).recommendations[0];
      expect(await own()).toEqual({
        id,
        name: FRIEND,
        status: 'review',
        statusName: 'На проверке',
        date: expect.any(String),
        changedAt: null,
        amount: null,
        reason: null,
        history: ['sent', 'review'].map((status) => ({ status, date: expect.any(String) })),
        course: null,
        expected: null,
        actsBy: expect.any(String),
        remindedAt: null,
        isReachable: true,
      });
      await operateWith(`reject --invitation ${id} --reason "Нельзя пригласить себя"`);
      expect(await own()).toMatchObject({ status: 'rejected', reason: { ru: 'Нельзя пригласить себя' } });
      await expect(study({ id })).rejects.toMatchObject({ body: { errorCode: 'closed' } });
    });

    test('B4 a paid invitation is not rejected but refunded', async () => {
      const { id } = await aPaidFriend(await aMember());
      await expect(operateWith(`reject --invitation ${id} --reason "Нет"`)).rejects.toMatchObject({
        body: { errorCode: 'paid' },
      });
    });
  });

  describe('B4 refunds', () => {
    /** Returns the tokens that the programme has taken back from the participant. */
    const takenBack = async ({ id }: Member) => {
      const [row] = await system.db.query<{ tokens: number }>(
        `select coalesce(sum(p.amount), 0) as tokens from loyalty.posting p
           join loyalty.account a on a.id = p.account_id and a.name = 'clawback'
           join loyalty.transaction t on t.id = p.transaction_id where t.contact_id = $1`,
        [id],
      );
      return row?.tokens;
    };

    test('B4 a refund is a separate posting, and removes the friend from level and rating', async () => {
      const member = await aMember();
      const friend = await aPaidFriend(member);
      const ranked = async () => (await member.call.get(getRating, { query: {} })).client;
      expect([await paidFriends(member), (await ranked())?.friends]).toEqual([1, 1]);
      await member.call.get(listContactTracking);
      await refund(friend);

      expect(await operations(member, 'ACADEM_ORDER')).toEqual([300]);
      expect(await operations(member, 'CANCELLATION')).toEqual([-300]);
      const { operations: all } = await member.call.get(listOperations, { query: {} });
      expect(all[0]).toMatchObject({ type: 'CANCELLATION', friend: FRIEND });
      expect(await takenBack(member)).toBe(300);
      expect([await paidFriends(member), await ranked()]).toEqual([0, null]);
      expect(await member.call.get(listContactTracking)).toEqual(['contacts']);
    });

    test('B4 twenty concurrent refunds happen once', async () => {
      const member = await aMember();
      const friend = await aPaidFriend(member);
      const answers = await atOnce(20, () => refund(friend));
      expect(done(answers)).toBe(1);
      expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { body: { message: `Invitation ${friend.id} is rejected. It has no tokens to refund.` } },
      });
      expect([await balanceOf(member), await takenBack(member)]).toEqual([100, 300]);
    });

    test('B4 a refund works for an old payment and for a blocked card', async () => {
      await operateWith('block --card 770000000011');
      const friend = await friendOf({ email: STUDENT }, 'Темур Раҳимов');
      expect((await refund(friend))[0]).toBe(
        `Took back 12500 of 19500 tokens from ${STUDENT}; the balance is 0; ` +
          'the participant owes 7000 tokens, which the next accruals repay.',
      );
    });

    test.each([
      ['Фёдор Лазарев', 'sent'],
      ['Зарина Олимова', 'working'],
      ['Jahongir Ergashev', 'review'],
      ['Глеб Антонов', 'declined'],
    ])('B4 a refund of %s with the status %s is refused', async (name, status) => {
      const friend = await friendOf({ email: STUDENT }, name);
      await expect(refund(friend)).rejects.toMatchObject({
        body: { message: `Invitation ${friend.id} is ${status}. It has no tokens to refund.` },
      });
    });

    test('L2 a refund of spent tokens stops at a zero balance, and later accruals pay the debt', async () => {
      const member = await aMember();
      const friend = await aPaidFriend(member, 2_000);
      const [card] = await system.db.query<{ id: number }>(
        'select id from loyalty.card where contact_id = $1',
        [member.id],
      );
      const wish = { cardId: card?.id ?? 0, prodId: STICKERS.id, date: '2026-12-01T10:00:00.000Z' };
      const orders: number[] = [];
      for (const _ of [1, 2, 3]) orders.push((await member.call.get(createOrder, { body: wish })).order.id);
      expect(await balanceOf(member)).toBe(700 - 3 * STICKERS.price);

      expect((await refund(friend))[0]).toBe(
        `Took back 250 of 600 tokens from ${member.email}; the balance is 0; ` +
          'the participant owes 350 tokens, which the next accruals repay.',
      );
      expect(await member.call.ask(createOrder, { body: wish })).toMatchObject({
        status: 409,
        body: { errorCode: 'not_enough_tokens' },
      });

      // A cancelled order refunds its tokens, which pay the debt.
      const cancel = { source: 'Форма отмены заказа', message: 'Передумал' };
      await member.call.get(sendOrderMessage, { params: { orderId: orders[0] ?? 0 }, body: cancel });
      expect(await balanceOf(member)).toBe(0);
      expect(await operations(member, 'CANCELLATION')).toEqual([-150, -250]);

      // Part of the next accrual pays the rest of the debt. The remainder belongs to the participant.
      expect((await operateWith(`accrue welcome --email ${member.email}`))[0]).toBe(
        `Booked 250 tokens (WELCOME) for ${member.email}; the balance is 50.`,
      );
      expect(await operations(member, 'CANCELLATION')).toEqual([-200, -150, -250]);
      expect(await takenBack(member)).toBe(600);
      await register(member, 'Новый Друг');
      expect(await balanceOf(member)).toBe(150);
    });

    test('L2 ten concurrent accruals pay the debt once', async () => {
      const member = await aMember();
      const friend = await aPaidFriend(member, 2_000);
      // Claw back the tokens of the registration, too, and 150 more than the balance.
      await system.db.query(
        `insert into loyalty.clawback (transaction_id, contact_id, amount)
         select min(id), contact_id, 250 from loyalty.transaction where contact_id = $1 group by contact_id`,
        [member.id],
      );
      await refund(friend);
      expect(await balanceOf(member)).toBe(0);
      await atOnce(9, (index) => register(member, `Друг ${'абвгдежзи'[index]}`));
      expect([await balanceOf(member), await takenBack(member)]).toEqual([900 - 150, 850]);
    });
  });

  function wordsOf(line: string): string[] {
    return [...line.matchAll(/"([^"]+)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
  }
});
