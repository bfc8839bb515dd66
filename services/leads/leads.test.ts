import { listInvitations } from '@cabinet/contracts/invitations';
import { createLead } from '@cabinet/contracts/leads';
import { NAME_LENGTH } from '@cabinet/domain/fields';
import { createApp } from '../kit/app.ts';
import { ownerOf } from '../kit/database.ts';
import { resetLoyalty } from '../loyalty/prepare.ts';
import { onEachDatabase } from '../testing/kit/onEachDatabase.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { landerService } from './lander.ts';
import { resetLeads } from './prepare.ts';

const QUERY =
  'r=land/index&unit=synergy&type=sy_f&ignore-thanksall=1&utm_campaign=x&utm_source=%D0%A3%D0%BD%D0%B8%D0%B2%D0%B5%D1%80%D1%81%D0%B8%D1%82%D0%B5%D1%82';

function landerRequest(fields: object, query = QUERY) {
  const form = {
    personalDataAgree: 'on',
    url_location: 'http://localhost/my/',
    entry_point: 'invite',
    ...fields,
  };
  return {
    method: 'POST' as const,
    url: `/lander/lander.php?${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(Object.entries(form).filter(([, value]) => value !== undefined)).toString(),
  };
}

function landingBody({ project_id, ...payload }: { project_id?: number }) {
  return { land: 'sf_referral', project_id, sourceName: 'WEB', utm_source: 'Университет', payload };
}

onEachDatabase((open) => {
  let system: TestSystem;
  let card: string;
  let made = 0;

  beforeAll(async () => {
    system = await startServices(await open('seeded'));
  }, 240_000);
  afterAll(() => system.close());
  beforeEach(async () => {
    await resetLeads(system.db);
    await ownerOf(system.db).query(
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

  /** Submits a form as the cabinet does. */
  async function submit(fields: object, app = system.app, query = QUERY): Promise<string> {
    const { body, statusCode, headers } = await app.inject(landerRequest(fields, query));
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    return body;
  }
  const land = (payload: object) => system.nobody.ask(createLead, { body: landingBody(payload) as never });
  const invitationsOf = async (account: string) => {
    const { recommendations } = await system.as(account).get(listInvitations, { query: {} });
    return recommendations.filter(({ name }) => name.startsWith('Нодира'));
  };
  const leads = () => system.db.query<{ source: string }>('select source from leads.lead order by id');

  describe.each([
    ['the old form', async (payload: object) => (await submit(payload)).includes('send-success')],
    ['the landing service', async (payload: object) => (await land(payload)).status === 200],
  ])('leads through %s', (_, send) => {
    test('a lead is stored, and a card in it creates a recommendation of its owner', async () => {
      expect(await send(friend())).toBe(true);
      expect(await leads()).toHaveLength(1);
      expect(await invitationsOf('student')).toMatchObject([
        { name: 'Нодира Юсупова', status: 'sent', statusName: 'Отправлено' },
      ]);
    });

    test("§3 a lead with a separate last name gives the friend's full name", async () => {
      expect(await send(friend({ name: 'Нодира', last_name: 'Юсупова' }))).toBe(true);
      expect(await invitationsOf('student')).toMatchObject([{ name: 'Нодира Юсупова' }]);
    });

    test('R54 a lead keeps the id of its variant', async () => {
      expect(await send(friend())).toBe(true);
      expect(await send({ ...friend(), project_id: 5 })).toBe(true);
      const kept = await system.db.query(
        "select payload->'project_id' as project from leads.lead order by id",
      );
      expect(kept).toEqual([{ project: null }, { project: 5 }]);
    });

    test('a lead without a card is accepted', async () => {
      expect(await send(friend({ partner: '' }))).toBe(true);
      expect(await leads()).toHaveLength(1);
      expect(await invitationsOf('student')).toEqual([]);
    });

    test("§3 a lead accepts the phone under the get-card form's name", async () => {
      const { phone, ...form } = friend({ partner: '' });
      expect(await send({ ...form, phone_number: phone })).toBe(true);
      expect(await system.db.query('select phone from leads.lead')).toEqual([{ phone }]);
    });

    test('§3 a complete get-card form is accepted without a middle name', async () => {
      const form = {
        mergelead: mergelead(),
        entry_point: 'get-card',
        name: 'Нодира',
        last_name: 'Юсупова',
        phone_number: '+998901110001',
        gender: 'female',
        birth_date: '2003-04-18',
        email: 'nodira@cabinet.test',
      };
      expect(await send(form)).toBe(true);
      expect(await leads()).toHaveLength(1);
    });

    test('B4 a lead that is repeated twenty times concurrently is stored once', async () => {
      const lead = friend();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(lead)));
      expect(answers).toEqual(Array(20).fill(true));
      expect(await leads()).toHaveLength(1);
      expect(await invitationsOf('student')).toHaveLength(1);
    });

    test('§8 the anti-spam stops exactly the fourth lead in five minutes from one phone, and then allows leads again', async () => {
      const sends = Array.from({ length: 8 }, () => send(friend({ partner: '' })));
      expect((await Promise.all(sends)).filter(Boolean)).toHaveLength(3);
      expect(await leads()).toHaveLength(3);
      await system.db.query("update leads.lead set created_at = created_at - interval '5 minutes'");
      expect(await send(friend())).toBe(true);
    });

    test.each([
      ['a name with digits', { name: 'Нодира 2' }],
      ['a name longer than the limit', { name: 'а'.repeat(NAME_LENGTH + 1) }],
      ['a last name longer than the limit', { last_name: 'а'.repeat(NAME_LENGTH + 1) }],
      ['a middle name with digits', { middle_name: 'Рустамовна 2' }],
      ['an unknown variant', { project_id: 2 }],
      ['a last name with digits', { last_name: 'Юсупова 2' }],
      ['no name', { name: '' }],
      ['an invalid phone', { phone: '+7916' }],
      ['a phone of another country', { phone: '+12025550123' }],
      ['an invalid e-mail', { email: 'nodira@' }],
      ['neither phone nor e-mail', { phone: '' }],
      ['no merge id', { mergelead: '' }],
    ])('I4 a lead with %s is refused', async (_case, wrong) => {
      expect(await send(friend(wrong))).toBe(false);
      expect(await leads()).toEqual([]);
    });
  });

  describe('D14 idempotency key of a lead', () => {
    const answersOf = async (fields: object, key: string, form: 'lander' | 'landing') => {
      const landing = requestOf(createLead, { body: landingBody(fields) });
      const request = form === 'lander' ? landerRequest(fields) : landing;
      const headers = { ...request.headers, 'idempotency-key': key };
      const { statusCode, body } = await system.app.inject({ ...request, headers });
      return { status: statusCode, body };
    };

    describe.each(['lander', 'landing'] as const)('D14 idempotency keys at the %s', (form) => {
      const send = (fields: object, key: string) => answersOf(fields, key, form);

      test('D14 a key with another phone is refused with 422, and one invitation exists', async () => {
        const key = `lead-key-${form}-1`;
        const lead = friend();
        expect((await send(lead, key)).status).toBe(200);
        const other = await send({ ...lead, mergelead: mergelead(), phone: '+998901110002' }, key);
        expect(other.status).toBe(422);
        expect(other.body).toContain('Этот запрос уже выполнен с другими данными');
        expect(await leads()).toHaveLength(1);
        expect(await invitationsOf('student')).toHaveLength(1);
      });

      test('D14 a key with the same lead gets the same answer, concurrently and later', async () => {
        const key = `lead-key-${form}-2`;
        const lead = friend();
        const answers = await Promise.all(Array.from({ length: 5 }, () => send(lead, key)));
        expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
        expect(await send(lead, key)).toEqual(answers[0]);
        expect(await leads()).toHaveLength(1);
      });

      test('D14 the key of a refused lead can be used again', async () => {
        const key = `lead-key-${form}-3`;
        expect((await send(friend({ name: 'Нодира 2' }), key)).body).toContain('Введи корректное имя');
        for (let sent = 0; sent < 3; sent++) await land(friend({ partner: '' }));
        expect((await send(friend(), key)).body).toMatch(/анти-спам|не отправлена/);
        await system.db.query("update leads.lead set created_at = created_at - interval '5 minutes'");
        expect((await send(friend(), key)).status).toBe(200);
        expect(await invitationsOf('student')).toHaveLength(1);
      });

      test('D14 an invalid key is refused', async () => {
        expect((await send(friend(), '?')).status).toBe(400);
        expect(await leads()).toEqual([]);
      });
    });

    test('D14 a key of one form is refused at the other form', async () => {
      const lead = friend();
      expect((await answersOf(lead, 'lead-key-of-both', 'lander')).status).toBe(200);
      expect((await answersOf(lead, 'lead-key-of-both', 'landing')).status).toBe(422);
    });
  });

  describe('texts of the old form', () => {
    test('§7, §8 the old form answers with a marker for success and another for the anti-spam', async () => {
      for (let sent = 0; sent < 3; sent++) expect(await submit(friend())).toBe('send-success');
      expect(await submit(friend())).toBe('заявка не отправлена');
    });

    test('§8 the old form states the error in words', async () => {
      expect(await submit(friend({ phone: '1' }))).toBe('Введи корректный номер телефона');
      expect(await submit(friend({ name: '<b>1</b>' }))).toBe('Введи корректное имя');
      expect(await submit(friend({ personalDataAgree: '' }))).toBe(
        'Нужно согласие на обработку персональных данных',
      );
    });

    test.each([
      ['no name', { name: undefined }, 'Введи корректное имя'],
      ['an oversized name', { name: 'а'.repeat(NAME_LENGTH + 1) }, 'Введи корректное имя'],
      ['a middle name with digits', { middle_name: '2' }, 'Введи корректное отчество'],
      ['an oversized phone', { phone: '7'.repeat(31) }, 'Введи корректный номер телефона'],
      ['an oversized e-mail', { email: `${'a'.repeat(250)}@b.ru` }, 'Введи корректный адрес e-mail'],
      ['no merge id', { mergelead: undefined }, 'Запрос записан с ошибкой'],
      ['an oversized card number', { partner: '7'.repeat(41) }, 'Запрос записан с ошибкой'],
      ['neither phone nor e-mail', { phone: undefined }, 'Укажи телефон или e-mail'],
    ])('§8 the old form states a readable error for %s', async (_, wrong, text) => {
      expect(await submit(friend(wrong))).toBe(text);
    });

    test('R28 a configured white-list secret is required, and never leaks', async () => {
      const log: string[] = [];
      const app = createApp({ logger: { write: (line) => log.push(line) } });
      await app.register(landerService, { prefix: '/lander', db: system.db, secret: 'opensesame' });
      expect(await submit(friend(), app)).not.toContain('send-success');
      expect(await submit(friend(), app, `${QUERY}&secret=opensesam`)).not.toContain('send-success');
      expect(await submit(friend(), app, `${QUERY}&secret=opensesame`)).toBe('send-success');
      expect(await submit(friend(), app, `${QUERY}&secret=open&secret=opensesame`)).toBe(
        'Форма отправлена не оттуда',
      );
      await app.close();
      expect(log).toHaveLength(4);
      expect(log.join('')).not.toContain('opensesam');
    });
  });

  test('§8 the landing service states the anti-spam in words, with the time to retry', async () => {
    for (let sent = 0; sent < 3; sent++) await land(friend());
    const { status, body, headers } = await land(friend());
    expect([status, body.errorCode, headers['retry-after']]).toEqual([429, 'spam', '300']);
    expect(body.error).toContain('заблокирована анти-спам системой');
  });

  test('a network sends at most thirty leads in five minutes', async () => {
    const sends = Array.from({ length: 35 }, (_, index) =>
      land(friend({ phone: `+7916555${1000 + index}`, partner: '' })),
    );
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  });

  test('B4 a friend in any spelling gives one invitation', async () => {
    const spellings = [
      { email: 'nodira.y@mail.test' },
      { phone: '998 90 111-00-01' },
      { phone: '', email: 'Nodira.Y+2@mail.test' },
    ];
    for (const spelled of spellings) expect(await land(friend(spelled))).toMatchObject({ status: 200 });
    expect(await invitationsOf('student')).toHaveLength(1);
  });

  describe('B3 a lead form reveals nothing about people', () => {
    const MEMBER = '+998911234508';
    const PEOPLE: Array<[string, (known: { card: string; hash: string }) => object]> = [
      ['a stranger', () => ({})],
      ['a member, by phone', () => ({ phone: MEMBER })],
      ['a member, by e-mail', () => ({ phone: '', email: 'best@cabinet.test' })],
      ['the inviter', () => ({ phone: '+79161234501' })],
      ['an invited friend', () => ({ phone: '+998901110009' })],
      ['an unknown card', () => ({ partner: '770099999999' })],
      ['no card', () => ({ partner: '' })],
      ['the hash of a card', ({ hash }) => ({ partner: hash })],
      ['a blocked card', () => ({ partner: '770000000060' })],
    ];

    test.each([
      ['the old form', (fields: object, remoteAddress: string) => askLander(fields, remoteAddress)],
      ['the landing service', (fields: object, remoteAddress: string) => askLanding(fields, remoteAddress)],
    ])('B3 %s gives everybody the same answer, byte for byte', async (_, ask) => {
      await land(friend({ phone: '+998901110009', partner: await cardOf('best') }));
      const [row] = await system.db.query<{ hash: string }>(
        'select card_hash as hash from loyalty.card where card_number = $1',
        [card],
      );
      const answers = [];
      for (const [index, [who, fields]] of PEOPLE.entries()) {
        const answer = await ask(
          friend({ phone: `+99890111010${index}`, ...fields({ card, hash: row?.hash ?? '' }) }),
          `198.51.100.${index}`,
        );
        answers.push({ who, ...answer });
      }
      const [{ who: _stranger, ...expected } = { who: '' }] = answers;
      expect(answers).toEqual(PEOPLE.map(([who]) => ({ who, ...expected })));
    });

    const seen = (response: { statusCode: number; body: string; headers: object }) => {
      const { date, 'x-request-id': id, ...headers } = response.headers as Record<string, unknown>;
      return { status: response.statusCode, body: response.body, headers };
    };
    const askLander = async (fields: object, remoteAddress: string) =>
      seen(await system.app.inject({ ...landerRequest(fields), remoteAddress }));
    const askLanding = async (fields: object, remoteAddress: string) =>
      seen(
        await system.app.inject({ ...requestOf(createLead, { body: landingBody(fields) }), remoteAddress }),
      );
  });

  test('V1 the content of a lead reaches no log', () => {
    expect(system.log.join('')).not.toMatch(/Нодира|998901110001|cabinet\.test/);
  });

  test('a reset restores all seed data', async () => {
    await resetLoyalty(system.db);
    expect(await invitationsOf('student')).toEqual([]);
  });
});
