import {
  addClient,
  getClient,
  getEmailConfirmation,
  listSupportRequests,
  updateClient,
} from '@cabinet/contracts/crm';
import { emailScreen } from '@cabinet/domain/emailScreen';
import { freshDatabase } from '../testing/kit/database.ts';
import { startServices, type TestSystem } from '../testing/kit/system.ts';
import { prepareCrm, resetCrm } from './prepare.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());
beforeEach(() => resetCrm(system.db));

const clientOf = async (account: string) => {
  const { client } = await system.as(account).get(getClient, { query: {} });
  if (!client) throw new Error(`${account} has no client`);
  return client;
};

test('concurrent requests create an unknown participant once in the CRM', async () => {
  const stranger = system.as('stranger');
  expect(await stranger.ask(getClient, { query: {} })).toMatchObject({ status: 404 });

  const answers = await Promise.all(Array.from({ length: 5 }, () => stranger.get(addClient, { body: {} })));
  expect(new Set(answers.map(({ client }) => client.id)).size).toBe(1);
  expect(await clientOf('stranger')).toMatchObject({
    name: 'Тимур',
    surname: 'Юсупов',
    email: 'stranger@cabinet.test',
  });
});

test('a known participant keeps their data in the CRM', async () => {
  const { client } = await system.as('student').get(addClient, { body: { name: 'Другая' } });
  expect(client).toEqual(await clientOf('student'));
  expect(client.name).toBe('Анна');
});

test('R54 a client has the variant that was reported last', async () => {
  const stranger = system.as('stranger');
  const { client } = await stranger.get(addClient, { body: { project_id: 5 } });
  expect(client.project_id).toBe(5);
  await stranger.get(updateClient, { body: { partner_id: 1 } });
  expect((await clientOf('stranger')).project_id).toBe(5);
  await stranger.get(updateClient, { body: { project_id: 6 } });
  expect((await clientOf('stranger')).project_id).toBe(6);
  for (const route of [addClient, updateClient])
    expect(await stranger.ask(route, { body: { project_id: 2 as never } })).toMatchObject({ status: 400 });
});

test('an update changes only the given fields', async () => {
  const before = await clientOf('student');
  const answer = await system.as('student').get(updateClient, {
    body: { phone: '8 (916) 000-11-22', bitrix_id: 17 },
  });
  expect(answer).toEqual({ result: 'success' });
  expect(await clientOf('student')).toEqual({ ...before, phone: '+79160001122', bitrix_id: '17' });
});

describe('D11 integration keys', () => {
  const send = (account: string, payload: unknown, url = '/crm/api/user/update') =>
    system.as(account).send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });

  test.each([
    '-1',
    -1,
    1.5,
    1e21,
    2 ** 53,
    'Infinity',
    'NaN',
    '',
    ' 17',
    '1e3',
    '0x10',
    '٣',
    '<script>',
    '1'.repeat(21),
    ['17'],
    { id: 17 },
    true,
  ])('D11 %j is refused as a key and changes nothing', async (key) => {
    const before = await clientOf('student');
    for (const name of ['bitrix_id', 'partner_id']) {
      expect(await send('student', { [name]: key, phone: '+79160001122' })).toMatchObject({ status: 400 });
    }
    expect(await clientOf('student')).toEqual(before);
  });

  test.each(['0', 17, '17', '1'.repeat(20)])('D11 %j is accepted as a key', async (key) => {
    expect(await send('student', { bitrix_id: key, partner_id: key })).toMatchObject({ status: 200 });
    expect(await clientOf('student')).toMatchObject({ bitrix_id: String(key), partner_id: String(key) });
  });

  test("D11 another client's id is refused, even for two concurrent requests of one id", async () => {
    await system.as('student').get(updateClient, { body: { bitrix_id: 17 } });
    const taken = { status: 409, body: { errorCode: 'bitrix_id_taken', error: expect.any(String) } };
    const before = await clientOf('best');
    const body = { bitrix_id: '17', phone: '+79160001122' };
    expect(await system.as('best').ask(updateClient, { body })).toMatchObject(taken);
    expect(await clientOf('best')).toEqual(before);
    expect(await system.as('student').ask(updateClient, { body })).toMatchObject({ status: 200 });

    const both = ['poor', 'best'].map((account) =>
      system.as(account).ask(updateClient, { body: { bitrix_id: 18 } }),
    );
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test.each(['/crm/api/user/update', '/crm/api/bitrixLinkCard', '/crm/api/user/add'])(
    'D11 %s accepts only an object',
    async (url) => {
      for (const body of [[], [{ bitrix_id: 17 }], 'text', 17, true]) {
        expect(await send('student', body, url)).toMatchObject({ status: 400 });
      }
      expect(await system.db.query('select payload from crm.card_link')).toEqual([]);
    },
  );
});

test('an invalid phone is refused', async () => {
  const answer = await system.as('student').ask(updateClient, { body: { phone: 'позвони мне' } });
  expect(answer).toMatchObject({ status: 400, body: { error: 'Введи корректный номер телефона' } });
});

test.each([
  ['mail-none', 'enter'],
  ['mail-pending', 'pending'],
  ['mail-manager', 'manager'],
  ['mail-deadline', 'deadline'],
  ['mail-attempts', 'attempts'],
  ['mail-confirmed', 'confirmed'],
])('§4 %s is in the state "%s", and keeps it after a restart', async (account, name) => {
  await system.db.query(`update crm.client set deadline = deadline - interval '30 days'`);
  await prepareCrm(system.db, { seed: true });

  const client = await clientOf(account);
  const attempts = await system.as(account).get(getEmailConfirmation, { params: { id: client.id } });
  expect(emailScreen({ client, info: attempts }, new Date()).message).toMatchObject({ name });
});

test('support requests are filtered by owner, category and status', async () => {
  const query = { category_code: 'PROFILE_CHANGING', status_code: 'NEW' };
  const own = await system.as('mail-confirmed').get(listSupportRequests, { query });
  expect(own.data.map(({ topic }) => topic)).toContain('Смена e-mail: gulnora.new@cabinet.test');
  expect((await system.as('student').get(listSupportRequests, { query })).data).toEqual([]);
  const closed = { ...query, status_code: 'CLOSED' };
  expect((await system.as('mail-confirmed').get(listSupportRequests, { query: closed })).data).toEqual([]);
});
