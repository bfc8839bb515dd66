import { createLead } from '@cabinet/contracts/landing';
import { listInvitations } from '@cabinet/contracts/loyalty';
import { createApp } from '../kit/app.ts';
import { onEachDatabase } from '../kit/testing/onEachDatabase.ts';
import { startServices, type TestSystem } from '../kit/testing/system.ts';
import { resetLoyalty } from '../loyalty/prepare.ts';
import { landerService } from './lander.ts';
import { resetLeads } from './prepare.ts';

const QUERY =
  'r=land/index&unit=synergy&type=sy_f&ignore-thanksall=1&utm_campaign=x&utm_source=%D0%A3%D0%BD%D0%B8%D0%B2%D0%B5%D1%80%D1%81%D0%B8%D1%82%D0%B5%D1%82';

onEachDatabase((open) => {
  let system: TestSystem;
  let card: string;
  let made = 0;

  beforeAll(async () => {
    system = await startServices(await open());
  }, 60_000);
  afterAll(() => system.close());
  beforeEach(async () => {
    await resetLeads(system.db);
    await system.db.query(
      'delete from loyalty.invitation where friend_phone is not null or friend_email is not null',
    );
    card = await cardOf('student');
  });

  async function cardOf(account: string): Promise<string> {
    const [row] = await system.db.query<{ number: string }>(
      `select k.card_number as number from loyalty.card k join loyalty.contact c on c.id = k.contact_id
       where c.email = $1 order by k.type_id desc limit 1`,
      [`${account}@cabinet.test`],
    );
    return row?.number ?? '';
  }
  const mergelead = () => `SF${(++made).toString(36)}x1763715600`;
  const friend = (more: object = {}) => ({
    mergelead: mergelead(),
    name: 'Нодира Юсупова',
    phone: '+998901110001',
    partner: card,
    ...more,
  });

  /** A form as the cabinet sends it. */
  async function submit(fields: object, app = system.app, query = QUERY): Promise<string> {
    const form = {
      personalDataAgree: 'on',
      url_location: 'http://localhost/my/',
      entry_point: 'invite',
      ...fields,
    };
    const { body, statusCode, headers } = await app.inject({
      method: 'POST',
      url: `/lander/lander.php?${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form as Record<string, string>).toString(),
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return body;
  }
  const land = (payload: object) =>
    system.nobody.ask(createLead, {
      body: { land: 'sf_referral', sourceName: 'WEB', utm_source: 'Университет', payload: payload as never },
    });
  const invitationsOf = async (account: string) => {
    const { recommendations } = await system.as(account).get(listInvitations, { query: {} });
    return recommendations.filter(({ name }) => name.startsWith('Нодира'));
  };
  const leads = () => system.db.query<{ source: string }>('select source from leads.lead order by id');

  describe.each([
    ['the old form', async (payload: object) => (await submit(payload)).includes('send-success')],
    ['the landing service', async (payload: object) => (await land(payload)).status === 200],
  ])('%s', (_, send) => {
    test('keeps a lead, and with a card the recommendation of its owner', async () => {
      expect(await send(friend())).toBe(true);
      expect(await leads()).toHaveLength(1);
      expect(await invitationsOf('student')).toMatchObject([
        { name: 'Нодира Юсупова', status: 'sent', statusName: 'Отправлено' },
      ]);
    });

    test('takes a lead of a person without a card of anybody', async () => {
      expect(await send(friend({ partner: '' }))).toBe(true);
      expect(await leads()).toHaveLength(1);
      expect(await invitationsOf('student')).toEqual([]);
    });

    test('B4 a lead that is sent again, twenty times at once, is one', async () => {
      const lead = friend();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(lead)));
      expect(answers).toEqual(Array(20).fill(true));
      expect(await leads()).toHaveLength(1);
      expect(await invitationsOf('student')).toHaveLength(1);
    });

    test('§8 the anti-spam stops the fourth in five minutes from one phone, exactly, and lets go after that', async () => {
      const sends = Array.from({ length: 8 }, () => send(friend({ partner: '' })));
      expect((await Promise.all(sends)).filter(Boolean)).toHaveLength(3);
      expect(await leads()).toHaveLength(3);
      await system.db.query("update leads.lead set created_at = created_at - interval '5 minutes'");
      expect(await send(friend())).toBe(true);
    });

    test.each([
      ['a name with digits', { name: 'Нодира 2' }],
      ['no name', { name: '' }],
      ['a phone that is none', { phone: '+7916' }],
      ['a phone of another country', { phone: '+12025550123' }],
      ['an e-mail that is none', { email: 'nodira@' }],
      ['neither phone nor e-mail', { phone: '' }],
    ])('I4 refuses %s', async (_case, wrong) => {
      expect(await send(friend(wrong))).toBe(false);
      expect(await leads()).toEqual([]);
    });
  });

  describe('the old form answers with texts', () => {
    test('a marker for success and one for the anti-spam (§7, §8)', async () => {
      for (let sent = 0; sent < 3; sent++) expect(await submit(friend())).toBe('send-success');
      expect(await submit(friend())).toBe('заявка не отправлена');
    });

    test('and what is wrong, in words', async () => {
      expect(await submit(friend({ phone: '1' }))).toBe('Введи корректный номер телефона');
      expect(await submit(friend({ name: '<b>1</b>' }))).toBe('Введи корректное имя');
      expect(await submit(friend({ personalDataAgree: '' }))).toBe(
        'Нужно согласие на обработку персональных данных',
      );
    });

    test('the white-list secret counts where there is one (R28)', async () => {
      const app = createApp();
      await app.register(landerService, { prefix: '/lander', db: system.db, secret: 'opensesame' });
      expect(await submit(friend(), app)).not.toContain('send-success');
      expect(await submit(friend(), app, `${QUERY}&secret=opensesam`)).not.toContain('send-success');
      expect(await submit(friend(), app, `${QUERY}&secret=opensesame`)).toBe('send-success');
      await app.close();
    });
  });

  test('§8 the landing service says the anti-spam in words and when to come back', async () => {
    for (let sent = 0; sent < 3; sent++) await land(friend());
    const { status, body, headers } = await land(friend());
    expect([status, body.errorCode, headers['retry-after']]).toEqual([429, 'spam', '300']);
    expect(body.error).toContain('заблокирована анти-спам системой');
  });

  test('a network sends thirty leads in five minutes and no more', async () => {
    const sends = Array.from({ length: 35 }, (_, index) =>
      land(friend({ phone: `+7916555${1000 + index}`, partner: '' })),
    );
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  describe('B4 the reward follows a real friend', () => {
    const statuses = async (account = 'student') =>
      (await invitationsOf(account)).map(({ status }) => status);
    const recommend = async (more: object) => expect(await land(friend(more))).toMatchObject({ status: 200 });

    test.each([
      ['phone', { phone: '8 (916) 123-45-01' }],
      ['e-mail', { email: 'student@cabinet.test' }],
      ['e-mail in capitals', { email: 'STUDENT@Cabinet.test' }],
      ['e-mail with a dot', { email: 'stu.dent@cabinet.test' }],
      ['e-mail with a plus', { email: 'student+friend@cabinet.test' }],
    ])('whoever recommends themselves by %s is looked at first, and not told', async (_, self) => {
      await recommend(self);
      expect(await statuses()).toEqual(['review']);
    });

    test('a friend however spelled is one invitation', async () => {
      await recommend({ email: 'nodira.y@mail.test' });
      await recommend({ phone: '998 90 111-00-01', email: undefined });
      await recommend({ phone: '', email: 'Nodira.Y+2@mail.test' });
      expect(await statuses()).toEqual(['sent']);
    });

    test('of two who recommend one friend at once the second is looked at', async () => {
      const cards = [card, await cardOf('best')];
      await Promise.all(cards.map((partner) => recommend({ partner })));
      expect([...(await statuses()), ...(await statuses('best'))].sort()).toEqual(['review', 'sent']);
    });

    test('a member of old is no new friend, nor is a ring of three', async () => {
      await recommend({ phone: '+998911234508' });
      await recommend({ phone: '', email: 'best@cabinet.test' });
      expect(await statuses()).toEqual(['review', 'review']);
    });

    test.each(['blocked', 'off'])(
      'a card that is %s earns nothing before somebody has looked',
      async (account) => {
        await recommend({ partner: await cardOf(account) });
        expect(await statuses(account)).toEqual(['review']);
      },
    );

    test('more than ten a day are looked at', async () => {
      await system.db.query(
        `insert into loyalty.invitation (contact_id, name, status, friend_phone)
         select k.contact_id, 'Друг', 'sent', '+7900000000' || n from loyalty.card k, generate_series(1, 10) n
         where k.card_number = $1`,
        [card],
      );
      await recommend({});
      expect(await statuses()).toEqual(['review']);
    });

    test('B3 a card that does not exist is answered like one that does, and a hash counts like the number', async () => {
      const real = await land(friend());
      const none = await land(friend({ partner: '770099999999', phone: '+998901110002' }));
      expect(none).toMatchObject({ status: real.status, body: real.body });
      const [row] = await system.db.query<{ hash: string }>(
        'select card_hash as hash from loyalty.card where card_number = $1',
        [card],
      );
      expect(row?.hash).toMatch(/^[0-9a-f]{32,}$/);
      await recommend({ partner: row?.hash, phone: '+998901110003' });
      expect(await statuses()).toEqual(['sent', 'sent']);
    });
  });

  test('V1 what a lead says reaches no log', () => {
    expect(system.log.join('')).not.toMatch(/Нодира|998901110001|cabinet\.test/);
  });

  test('the seeded data comes back whole', async () => {
    await resetLoyalty(system.db);
    expect(await invitationsOf('student')).toEqual([]);
  });
});
