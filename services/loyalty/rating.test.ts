import { addClient, getClient } from '@cabinet/contracts/crm';
import {
  getEmailByBitrixId,
  getProgrammeOrigin,
  getRating,
  getWelcomeBonus,
} from '@cabinet/contracts/loyalty';
import { createApp } from '../kit/app.ts';
import { openDatabase } from '../kit/database.ts';
import { startServices, type TestSystem } from '../kit/testing/system.ts';
import { loyaltyService } from './service.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await openDatabase());
}, 60_000);
afterAll(() => system.close());

describe('the rating', () => {
  test('names those who brought most friends, the others masked, and the own place (R40)', async () => {
    const { client, top } = await system.as('student').get(getRating, { query: {} });
    expect(top.map(({ place, name, friends }) => [place, name, friends])).toEqual([
      [1, 'Азиз К.', 12],
      [2, 'Анна Каримова', 5],
      [3, expect.stringMatching(/^\S+ \S\.$/), 1],
    ]);
    expect(client).toEqual(top[1]);
    expect(top[0]?.amount).toBeGreaterThan(top[1]?.amount ?? 0);
  });

  test('has no place for those who brought nobody', async () => {
    const { client, top } = await system.as('poor').get(getRating, { query: {} });
    expect(client).toBeNull();
    expect(top.map(({ name }) => name)).not.toContain('Анна Каримова');
  });

  test('shows fifty, and who comes after them their own place', async () => {
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
    expect(client).toMatchObject({ place: 63, friends: 1 });
    expect(JSON.stringify(top)).not.toContain('Волкова');
  });
});

describe('B3 nothing tells of others', () => {
  test('the welcome bonus is the own one, whichever phone is asked about', async () => {
    const applicant = system.as('applicant');
    const phones = [undefined, '+998901234502', '+79161234501', '+70000000000', "' or 1=1 --"];
    for (const phone of phones) {
      expect(await applicant.get(getWelcomeBonus, { query: { phone } })).toEqual({
        response: { isReceived: true },
      });
      expect(await system.as('newcomer').get(getWelcomeBonus, { query: { phone } })).toEqual({
        response: { isReceived: false },
      });
    }
  });

  test('of 2,000 bitrix ids none gives an e-mail but the own', async () => {
    await system.db.query(
      "update loyalty.contact set bitrix_id = 1000 + id where email like '%@cabinet.test'",
    );
    const [own] = await system.db.query<{ id: number }>(
      "select bitrix_id as id from loyalty.contact where email = 'poor@cabinet.test'",
    );
    const poor = system.as('poor');
    const missing = await poor.ask(getEmailByBitrixId, { params: { id: 'nothing' } });
    expect(missing.status).toBe(404);
    for (let id = 1; id <= 2_000; id++) {
      const answer = await poor.ask(getEmailByBitrixId, { params: { id } });
      if (id === own?.id) expect(answer).toMatchObject({ status: 200, body: { email: 'poor@cabinet.test' } });
      else expect([answer.status, answer.body]).toEqual([404, missing.body]);
    }
  }, 60_000);

  test('an e-mail of before is found by the bitrix id that the CRM knows, and no other by that id (§4)', async () => {
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

describe('the origin of the own programme', () => {
  test('is not named while it is this one', async () => {
    const { status, body, headers } = await system.as('student').ask(getProgrammeOrigin);
    expect([status, body, headers.location]).toEqual([204, null, undefined]);
  });

  test('stands in a header that a page may read (F14), for those who are signed in', async () => {
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
