import { checkFriend, type Invitation, listInvitations, remindFriend } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { freshDatabase } from '../../testing/kit/database.ts';
import { fingerprint } from '../../testing/kit/fingerprint.ts';
import { type Stage, stageOf } from '../../testing/kit/rehearsal.ts';
import { startServices, type TestCaller, type TestSystem } from '../../testing/kit/system.ts';
import { accrueStudy } from '../programme/accruals.ts';

let stage: Stage;
let system: TestSystem;
let student: TestCaller;
beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  student = system.as('student');
}, 240_000);
afterAll(() => system.close());

async function invitationsOf(caller: TestCaller): Promise<Invitation[]> {
  return (await caller.get(listInvitations, { query: {} })).recommendations;
}
async function the(status: string, caller = student): Promise<Invitation> {
  const found = (await invitationsOf(caller)).find((one) => one.status === status);
  if (!found) throw new Error(`No invitation has the status ${status}`);
  return found;
}
const statusesOf = ({ history }: Invitation) => history?.map(({ status }) => status);
const lead = (friend: object, partner: string) => ({
  body: {
    land: 'sf_referral' as const,
    sourceName: 'WEB',
    utm_source: 'Университет',
    payload: {
      mergelead: `SF${JSON.stringify(friend).length}x1763715600`,
      name: 'Нодира',
      partner,
      ...friend,
    },
  },
});
async function cardOf(account: string): Promise<{ number: string; hash: string }> {
  const [card] = await system.db.query<{ number: string; hash: string }>(
    `select k.card_number as number, k.card_hash as hash from loyalty.card k
     join loyalty.contact c on c.id = k.contact_id where c.email = $1 order by k.type_id desc limit 1`,
    [`${account}@cabinet.test`],
  );
  return card ?? { number: '', hash: '' };
}

describe('R22 an invitation shows its history and its next step', () => {
  test('an invitation dates every status, in order', async () => {
    for (const invitation of await invitationsOf(student)) {
      const days = invitation.history?.map(({ date }) => date) ?? [];
      expect(days).toEqual([...days].sort());
      expect(statusesOf(invitation)?.[0]).toBe('sent');
      expect(statusesOf(invitation)?.at(-1)).toBe(invitation.status);
    }
    expect(statusesOf(await the('paid'))).toEqual(['sent', 'working', 'waiting', 'paid']);
  });

  test('the history includes a status that the university sets', () =>
    stage.rehearse(async () => {
      const { id } = await the('working');
      await system.db.transaction((tx) =>
        accrueStudy(tx, { invitation: id, price: 96_000, course: 'university', hold: true }),
      );
      const moved = (await invitationsOf(student)).find((one) => one.id === id);
      expect(moved && statusesOf(moved)).toEqual(['sent', 'working', 'waiting']);
      expect(moved?.expected).toEqual({ min: 38_400, max: 38_400 });
    }));

  test('expected tokens follow the level, are a range for Dubai, and equal a promised amount (R18)', async () => {
    expect((await the('working')).expected).toEqual({ min: 38_400, max: 38_400 });
    expect((await the('review')).expected).toEqual({ min: 63_000, max: 105_000 });
    expect((await the('waiting')).expected).toEqual({ min: 18_000, max: 18_000 });
    for (const status of ['sent', 'paid', 'declined', 'rejected']) {
      expect((await the(status)).expected).toBeNull();
    }
  });

  test('the university has a deadline to act, and a friend has none', async () => {
    for (const status of ['review', 'waiting'])
      expect(Date.parse((await the(status)).actsBy ?? '')).toBeGreaterThan(Date.now());
    for (const status of ['sent', 'working', 'paid', 'declined'])
      expect((await the(status)).actsBy).toBeNull();
  });

  test('B4 an open review hides the doubts about the friend', () =>
    stage.rehearse(async () => {
      const { number } = await cardOf('student');
      await system.nobody.get(createLead, lead({ phone: '+79261234504' }, number));
      const [newest] = await invitationsOf(student);
      expect(newest).toMatchObject({ name: 'Нодира', status: 'review', reason: null });
      expect(JSON.stringify(newest)).not.toMatch(/member|second|doubt/);
    }));
});

describe('reminder', () => {
  const lastMessage = async () =>
    (await system.db.query('select channel, recipient, text from kit.message order by id desc limit 1'))[0];

  test("a reminder goes by e-mail, names only the inviter's first name, and has a date", () =>
    stage.rehearse(async () => {
      const { id } = await the('sent');
      const { remindedAt } = await student.get(remindFriend, { params: { id } });
      expect((await the('sent')).remindedAt).toBe(remindedAt);
      expect(await lastMessage()).toEqual({
        channel: 'email',
        recipient: 'fedor.lazarev@mail.test',
        text: expect.stringMatching(/^Анна напоминает (?!.*Каримова)/),
      });
    }));

  test('a reminder goes by SMS if only the phone is known', () =>
    stage.rehearse(async () => {
      await system.nobody.get(createLead, lead({ phone: '+998901110001' }, (await cardOf('student')).number));
      const [newest] = await invitationsOf(student);
      await student.get(remindFriend, { params: { id: newest?.id ?? 0 } });
      expect(await lastMessage()).toMatchObject({ channel: 'sms', recipient: '+998901110001' });
    }));

  test('a second reminder within 72 hours is refused', () =>
    stage.rehearse(async () => {
      const { id } = await the('sent');
      const remind = () => student.ask(remindFriend, { params: { id } });
      expect(await remind()).toMatchObject({ status: 200 });
      expect(await remind()).toMatchObject({ status: 409, body: { errorCode: 'too_soon' } });
      await system.db.query(`update loyalty.reminder set sent_at = sent_at - interval '72 hours'`);
      expect(await remind()).toMatchObject({ status: 200 });
    }));

  test('a participant sends at most five reminders a day', () =>
    stage.rehearse(async () => {
      await system.db.query(
        `insert into loyalty.invitation (contact_id, name, status, friend_address)
         select id, 'Друг ' || n, 'sent', 'friend' || n || '@mail.test' from loyalty.contact, generate_series(1, 6) n
         where email = 'student@cabinet.test'`,
      );
      const friends = (await invitationsOf(student)).filter(({ name }) => name.startsWith('Друг '));
      const answers = [];
      for (const { id } of friends) answers.push(await student.ask(remindFriend, { params: { id } }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
      expect(answers.at(-1)?.body.errorCode).toBe('daily_limit');
    }));

  test("B3 a reminder after another participant's reminder gets the same answer but sends no message", () =>
    stage.rehearse(async () => {
      await system.nobody.get(
        createLead,
        lead({ email: 'fedor.lazarev@mail.test' }, (await cardOf('best')).number),
      );
      await system.db.query(
        `update loyalty.invitation set status = 'sent' where status = 'review' and friend_email is not null`,
      );
      await student.get(remindFriend, { params: { id: (await the('sent')).id } });
      const before = await system.db.query('select id from kit.message');
      const [theirs] = await invitationsOf(system.as('best'));
      expect(await system.as('best').ask(remindFriend, { params: { id: theirs?.id ?? 0 } })).toMatchObject({
        status: 200,
      });
      expect(await system.db.query('select id from kit.message')).toEqual(before);
    }));

  test.each([
    ['review', 'not_their_turn'],
    ['waiting', 'not_their_turn'],
    ['paid', 'not_their_turn'],
    ['rejected', 'not_their_turn'],
  ])(
    'a reminder for an invitation with status %s is refused, and nothing is stored',
    async (status, errorCode) => {
      const { id } = await the(status);
      const before = await fingerprint(system.db);
      expect(await student.ask(remindFriend, { params: { id } })).toMatchObject({
        status: 409,
        body: { errorCode },
      });
      expect(await fingerprint(system.db)).toEqual(before);
    },
  );

  test('a reminder for a friend without an address is refused', () =>
    stage.rehearse(async () => {
      await system.db.query('update loyalty.invitation set friend_address = null');
      const { id, isReachable } = await the('sent');
      expect(isReachable).toBe(false);
      expect(await student.ask(remindFriend, { params: { id } })).toMatchObject({
        status: 409,
        body: { errorCode: 'unreachable' },
      });
    }));

  test('a repeated key sends one reminder (L3)', () =>
    stage.rehearse(async () => {
      const { id } = await the('sent');
      const first = await student.get(remindFriend, { params: { id } }, 'reminder-1');
      expect(await student.get(remindFriend, { params: { id } }, 'reminder-1')).toEqual(first);
    }));
});

describe('friend check before an invitation', () => {
  const check = async (body: { phone?: string; email?: string }) =>
    (await student.ask(checkFriend, { body })).body;

  test("a friend check recognises the participant's own phone and e-mail in any spelling", async () => {
    expect(await check({ phone: '8 (916) 123-45-01' })).toEqual({ refusal: 'own-phone' });
    expect(await check({ email: 'Stu.dent+friend@cabinet.test' })).toEqual({ refusal: 'own-email' });
  });

  test('a friend check returns the invitation of an invited friend', async () => {
    const { id, name } = await the('sent');
    expect(await check({ email: 'Fedor.Lazarev@mail.test' })).toEqual({
      refusal: 'invited',
      invitation: { id, name, status: 'sent' },
    });
  });

  test('B3 a friend check gives the same answer for strangers, participants and friends of others', () =>
    stage.rehearse(async () => {
      await system.nobody.get(createLead, lead({ phone: '+998901110001' }, (await cardOf('best')).number));
      const stranger = await check({ phone: '+79160000000' });
      expect(stranger).toEqual({ refusal: null, invitation: null });
      expect(await check({ phone: '+79261234504' })).toEqual(stranger);
      expect(await check({ email: 'best@cabinet.test' })).toEqual(stranger);
      expect(await check({ phone: '+998901110001' })).toEqual(stranger);
    }));

  test('a friend check without phone and e-mail is refused', async () => {
    expect(await student.ask(checkFriend, { body: {} })).toMatchObject({ status: 400 });
  });
});
