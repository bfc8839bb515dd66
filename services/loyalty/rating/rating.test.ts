import { addClient, getClient } from '@cabinet/contracts/crm';
import { requestConversion } from '@cabinet/contracts/managerRequests';
import { getEmailByBitrixId, getProgrammeOrigin } from '@cabinet/contracts/programme';
import { listProgrammes } from '@cabinet/contracts/programmes';
import { getRating, listStories, setRatingVisibility } from '@cabinet/contracts/rating';
import { COURSES } from '@cabinet/domain/reward';
import { createApp } from '../../kit/app.ts';
import { freshDatabase } from '../../testing/kit/database.ts';
import { startServices, type TestSystem } from '../../testing/kit/system.ts';
import { loyaltyService } from '../service.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
}, 240_000);
afterAll(() => system.close());

describe('rating', () => {
  test("the rating names the leaders with masked names, and the caller's own place (R40)", async () => {
    const { client, top } = await system.as('student').get(getRating, { query: {} });
    expect(top.map(({ place, name, friends }) => [place, name, friends])).toEqual([
      [1, 'Азиз К.', 12],
      [2, 'Тимур Р.', 9],
      [3, 'Мадина Т.', 7],
      [4, 'Игорь К.', 6],
      [5, 'Анна Каримова', 5],
      [6, 'Оксана С.', 3],
      [7, 'Сергей В.', 1],
    ]);
    expect(client).toEqual(top[4]);
    expect(top[0]?.amount).toBeGreaterThan(top[4]?.amount ?? 0);
  });

  test("the rating marks the caller's row and shows the neighbours", async () => {
    const { client, top, neighbours } = await system.as('student').get(getRating, { query: {} });
    expect(top.filter(({ isOwn }) => isOwn)).toEqual([client]);
    expect(client).toMatchObject({ place: 5, isOwn: true });
    expect(neighbours).toEqual(top.slice(2));
  });

  test.each([
    ['all', [12, 9, 7, 6, 5, 3, 1]],
    ['year', [7, 6, 6, 6, 5, 3, 1]],
    ['month', []],
  ] as const)('the rating of period %s counts the friends of that period', async (period, friends) => {
    const { top } = await system.as('student').get(getRating, { query: { period } });
    expect(top.map((row) => row.friends)).toEqual(friends);
  });

  test('R40 a hidden participant is invisible and still sees their own possible place', async () => {
    const best = system.as('best');
    expect(await best.get(setRatingVisibility, { body: { isHidden: true } })).toEqual({ isHidden: true });
    const others = await system.as('student').get(getRating, { query: {} });
    expect(others.top.slice(0, 2).map(({ place, name }) => [place, name])).toEqual([
      [1, 'Тимур Р.'],
      [2, 'Мадина Т.'],
    ]);
    const { stories } = await best.get(listStories);
    expect(stories.map(({ name }) => name)).not.toContain('Азиз К.');
    const own = await best.get(getRating, { query: {} });
    expect(own).toMatchObject({
      isHidden: true,
      neighbours: [],
      client: { place: 1, friends: 12, isOwn: true },
    });
    expect(own.top.map(({ place, isOwn }) => [place, isOwn])).toEqual(
      [1, 2, 3, 4, 5, 6].map((place) => [place, false]),
    );
    await best.get(setRatingVisibility, { body: { isHidden: false } });
    expect((await best.get(getRating, { query: {} })).isHidden).toBe(false);
  });

  test('R53 stories say coins in a variant that counts in coins', async () => {
    const coins = await startServices(await freshDatabase('seeded'), undefined, { isCoins: true });
    const { stories } = await coins.as('student').get(listStories);
    expect(JSON.stringify(stories)).toMatch(/коинов/);
    expect(JSON.stringify(stories)).not.toMatch(/токен|token/i);
    await coins.close();
  });

  test('R53 refusals say coins in a variant that counts in coins, and keep their codes', async () => {
    const coins = await startServices(await freshDatabase('seeded'), undefined, { isCoins: true });
    const body = { amount: 100, comment: '' };
    const refused = await coins.as('student').ask(requestConversion, { body });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'not_best' } });
    expect(refused.body).toMatchObject({ error: 'Коины в рубли переводят Лучшие друзья' });
    await coins.close();
  });

  test('success stories and programmes exist in three languages', async () => {
    const { stories } = await system.as('student').get(listStories);
    expect(stories.length).toBeGreaterThan(3);
    for (const { name, text } of stories) {
      expect(name).toMatch(/^\S+ \S\.$/);
      expect(Object.keys(text)).toEqual(['ru', 'uz', 'en']);
    }
    const { programmes } = await system.as('student').get(listProgrammes);
    expect(new Set(programmes.map(({ course }) => course))).toEqual(new Set(Object.keys(COURSES)));
    for (const { price } of programmes) expect(price.min).toBeLessThanOrEqual(price.max);
  });

  test('the rating has no place for participants without friends', async () => {
    const { client, top } = await system.as('poor').get(getRating, { query: {} });
    expect(client).toBeNull();
    expect(top.map(({ name }) => name)).not.toContain('Анна Каримова');
  });

  test('the rating shows fifty rows, and later participants see their own place', async () => {
    const account = `insert into loyalty.account (contact_id, balance) select id, 0 from loyalty.contact
      where email like 'many%'`;
    const posting = (side: string, amount: string) =>
      `insert into loyalty.posting (transaction_id, account_id, amount)
       select t.id, a.id, ${amount} from loyalty.transaction t join loyalty.contact c on c.id = t.contact_id
         join loyalty.account a on ${side} where c.email like 'many%'`;
    await system.db.transaction(async (tx) => {
      await tx.query(`insert into loyalty.contact (email, full_name)
        select 'many' || n || '@cabinet.test', 'Мария Волкова' from generate_series(1, 60) n`);
      await tx.query(account);
      await tx.query(`insert into loyalty.transaction (contact_id, operation_id)
        select c.id, 4 from loyalty.contact c, generate_series(1, 3) where c.email like 'many%'`);
      await tx.query(posting('a.contact_id = c.id', '1000'));
      await tx.query(posting("a.name = 'emission'", '-1000'));
    });
    const { client, top } = await system.as('blocked').get(getRating, { query: {} });
    expect(top.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(client).toMatchObject({ place: 67, friends: 1 });
    expect(JSON.stringify(top)).not.toContain('Волкова');
  });
});

describe('B3 privacy of others', () => {
  /** Everything in an answer that a caller can observe, including its size. Ids and times are left out. */
  async function seen(account: string, url: string) {
    const authorization = `Bearer ${await system.identity.tokenOf(account)}`;
    const { statusCode, body, headers } = await system.app.inject({ url, headers: { authorization } });
    const { date, 'x-request-id': id, ...rest } = headers;
    return { status: statusCode, body, headers: rest };
  }
  /** Returns the e-mails and phones of everybody whom the services know. */
  async function secrets(): Promise<string[]> {
    const rows = await system.db.query<{ secret: string }>(
      `select email as secret from loyalty.contact union select unnest(phones) from loyalty.contact
       union select email from crm.client union select phone from crm.client where phone is not null`,
    );
    return rows.map(({ secret }) => secret);
  }

  test('B3 the welcome bonus answers for the caller, whatever phone the query names', async () => {
    const phones = (await secrets()).filter((secret) => !secret.includes('@'));
    expect(phones.length).toBeGreaterThan(15);
    for (const [account, isReceived] of [
      ['applicant', true],
      ['newcomer', false],
    ] as const) {
      const own = await seen(account, '/loyalty/api/contacts/welcomeBonus');
      expect(JSON.parse(own.body)).toEqual({ response: { isReceived } });
      for (const phone of [...phones, '+70000000000', "' or 1=1 --"]) {
        const url = `/loyalty/api/contacts/welcomeBonus?phone=${encodeURIComponent(phone)}`;
        expect(await seen(account, url)).toEqual(own);
      }
    }
  });

  test("B3 only the caller's own e-mail finds a client, whether or not the e-mail is known", async () => {
    const emails = (await secrets()).filter((secret) => secret.includes('@') && !secret.startsWith('poor@'));
    const unknown = await seen('poor', '/crm/api/user/get?email=nobody@cabinet.test');
    expect(unknown.status).toBe(403);
    for (const email of emails) {
      expect(await seen('poor', `/crm/api/user/get?email=${encodeURIComponent(email)}`)).toEqual(unknown);
    }
  });

  test("B3 2,000 bitrix ids, half of them used, return only the caller's own e-mail", async () => {
    await system.db.query(
      `insert into loyalty.contact (email, bitrix_id)
       select 'walked' || n || '@cabinet.test', 2 * n from generate_series(1, 1000) n`,
    );
    await system.db.query("update loyalty.contact set bitrix_id = 777 where email = 'poor@cabinet.test'");
    const missing = await seen('poor', '/loyalty/api/emailByBitrixId/nothing');
    expect(missing.status).toBe(404);
    for (let id = 1; id <= 2_000; id++) {
      const answer = await seen('poor', `/loyalty/api/emailByBitrixId/${id}`);
      if (id === 777) expect(JSON.parse(answer.body)).toEqual({ email: 'poor@cabinet.test' });
      else expect(answer).toEqual(missing);
    }
    await system.db.query("update loyalty.contact set bitrix_id = null where email = 'poor@cabinet.test'");
  }, 240_000);

  test('B3 the rating contains masked names, without e-mails and phones', async () => {
    const { body } = await seen('poor', '/loyalty/api/topClientsRating/50');
    const { top } = JSON.parse(body) as { top: Array<{ name: string }> };
    expect(top).toHaveLength(50);
    for (const { name } of top) expect(name).toMatch(/^\S+ \p{Lu}\.$/u);
    for (const secret of await secrets()) expect(body).not.toContain(secret);
  });

  test('a former e-mail is found only by the bitrix id that the CRM knows (§4)', async () => {
    const stranger = system.as('stranger');
    await stranger.get(addClient, { body: {} });
    const { client } = await stranger.get(getClient, { query: {} });
    await system.db.query(
      `insert into loyalty.contact (email, full_name, bitrix_id) values ('mila.before@cabinet.test', 'Мила', 777)`,
    );
    await system.db.query("update crm.client set bitrix_id = '777' where id = $1", [client?.id]);
    const find = () => stranger.ask(getEmailByBitrixId, { params: { id: '777' } });
    expect(await find()).toMatchObject({ status: 404 });
    await system.db.query("update crm.client set old_emails = '{mila.before@cabinet.test}' where id = $1", [
      client?.id,
    ]);
    expect(await find()).toMatchObject({ status: 200, body: { email: 'mila.before@cabinet.test' } });
    expect(await system.as('poor').ask(getEmailByBitrixId, { params: { id: '777' } })).toMatchObject({
      status: 404,
    });
  });
});

describe('origin of the programme', () => {
  test('the origin is absent if the programme is this one', async () => {
    const { status, body, headers } = await system.as('student').ask(getProgrammeOrigin);
    expect([status, body, headers.location]).toEqual([204, null, undefined]);
  });

  test('the origin is in a header that a page can read (F14), for signed-in callers only', async () => {
    const app = createApp();
    const { verify } = system.identity;
    const programmeOrigin = 'https://mti.cabinet.test';
    await app.register(loyaltyService, { prefix: '/loyalty', db: system.db, verify, programmeOrigin });
    const head = (authorization: string) =>
      app.inject({ method: 'HEAD', url: '/loyalty/v2/api', headers: { authorization } });
    const answer = await head(`Bearer ${await system.identity.tokenOf('student')}`);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      location: programmeOrigin,
      'access-control-expose-headers': 'Location',
      'cache-control': 'no-store',
    });
    expect((await head('')).statusCode).toBe(401);
    await app.close();
  });
});
