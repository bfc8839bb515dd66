import { getClient } from '@cabinet/contracts/crm';
import {
  getOrder,
  getProduct,
  listCards,
  listContacts,
  listInvitations,
  listOrders,
} from '@cabinet/contracts/loyalty';
import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import { isReadMethod } from '@cabinet/domain/viewAs';
import type { HTTPMethods } from 'fastify';
import { openDatabase } from './database.ts';
import { requestOf, startServices, type TestSystem } from './testing/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startServices(await openDatabase());
}, 60_000);
afterAll(() => system.close());

const STAFF = ['admin', 'manager', 'tokens-admin', 'tokens-manager'];
const PARAMS = { params: { id: 1, orderId: 1012 } };
const OWNED = Object.entries(routes).filter(([, { access }]) => access !== 'public');
const READS = OWNED.filter(([, { method, access }]) => isReadMethod(method) && access !== 'own-only');
/** A GET that acts is one of them (R6). */
const WRITES = OWNED.filter((named) => !READS.includes(named));

/** A call of the route with an owner in its address; what else is missing must not matter. */
const about = (route: Route, query: string) => {
  const { url } = requestOf(route, PARAMS);
  return { method: route.method, url: `${url}?${query}` };
};

test.each(Object.entries(routes))('A2 %s is served', (_, { service, method, path }) => {
  const url = `/${service}${path.replace(/\{(\w+)\}/g, ':$1')}`;
  expect(system.app.hasRoute({ method: method as HTTPMethods, url })).toBe(true);
});

test.each(OWNED)('A1 %s is refused without a token', async (_, route) => {
  expect(await system.nobody.send(requestOf(route, PARAMS))).toMatchObject({ status: 401 });
});

describe.each(OWNED)('A1 %s answers a participant for nobody else', (_, route) => {
  test.each([
    ['email=best@cabinet.test', 403],
    ['ownerEmail=best@cabinet.test', 403],
    ['email=BEST%40cabinet.test', 403],
    ['email=student@cabinet.test&ownerEmail=best@cabinet.test', 400],
    ['email=student@cabinet.test&email=best@cabinet.test', 400],
  ])('%s', async (query, status) => {
    const answer = await system.as('student').send(about(route, query));
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).not.toMatch(/Азиз|best@/);
  });
});

test('the own e-mail may be named, in any case', async () => {
  const { contacts } = await system
    .as('student')
    .get(listContacts, { query: { email: 'Student@Cabinet.test' } });
  expect(contacts[0]?.full_name).toBe('Анна Каримова');
});

test('A1 what is not yours looks like what does not exist', async () => {
  const poor = system.as('poor');
  const foreign = await poor.send({ url: '/loyalty/api/orders/1012' });
  const missing = await poor.send({ url: '/loyalty/api/orders/99999' });
  expect(foreign).toMatchObject({ status: 404, body: missing.body });
  const foreignClient = await poor.send({ url: '/crm/api/user/5001/emailConfirmation' });
  const missingClient = await poor.send({ url: '/crm/api/user/99999/emailConfirmation' });
  expect(foreignClient).toMatchObject({ status: 404, body: missingClient.body });
});

describe.each(STAFF)('view-as by %s', (role) => {
  test('reads as the other user', async () => {
    const staff = system.as(role);
    const query = { email: 'student@cabinet.test' };
    expect((await staff.get(listContacts, { query })).contacts[0]?.balance).toBe(12_500);
    expect((await staff.get(listCards, { query })).cards).toHaveLength(2);
    expect((await staff.get(listOrders, { query })).orders).toHaveLength(12);
    expect((await staff.get(getClient, { query })).client?.name).toBe('Анна');
    const invitations = await staff.get(listInvitations, { query: { ownerEmail: 'student@cabinet.test' } });
    expect(invitations.recommendations).toHaveLength(7);
  });

  test.each(WRITES)('A3 %s is refused', async (_, route) => {
    for (const name of ['email', 'ownerEmail']) {
      const answer = await system.as(role).send(about(route, `${name}=student@cabinet.test`));
      expect(answer).toMatchObject({ status: 403, body: { error: 'Запрещено совершать операции' } });
    }
  });
});

test('A3 reading as another user changes nothing but the record of it: one row each', async () => {
  await system.as('student').get(listContacts, { query: {} });
  const before = await fingerprint();
  await system.db.query('delete from kit.view_as_read');

  for (const [, route] of READS) {
    await system.as('admin').send(about(route, 'email=student@cabinet.test&xmlId=FRIEND'));
  }

  expect(await fingerprint()).toEqual(before);
  const rows = await system.db.query<{ route: string }>(
    'select actor_email, owner_email, route from kit.view_as_read order by id',
  );
  expect(rows).toEqual(
    READS.map(([, { method, path }]) => ({
      actor_email: 'admin@cabinet.test',
      owner_email: 'student@cabinet.test',
      route: `${method} ${path}`,
    })),
  );
});

test('staff without an owner act for themselves', async () => {
  expect((await system.as('admin').get(listContacts, { query: {} })).contacts).toEqual([]);
  expect((await system.as('admin').get(getProduct, { params: { id: 1 } })).product.id).toBe(1);
});

test('A3 staff reads an order by its number alone, which is recorded; a participant finds only their own (§6)', async () => {
  await system.db.query('delete from kit.view_as_read');
  const input = { params: { orderId: 1012 }, query: {} };
  expect((await system.as('manager').get(getOrder, input)).order.id).toBe(1012);
  const rows = await system.db.query('select actor_email, owner_email from kit.view_as_read');
  expect(rows).toEqual([{ actor_email: 'manager@cabinet.test', owner_email: 'student@cabinet.test' }]);
  expect(await system.as('best').ask(getOrder, input)).toMatchObject({ status: 404 });
});

/** Every row of every table of the services. */
async function fingerprint(): Promise<unknown> {
  const tables = await system.db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('loyalty', 'crm', 'leads') order by 1`,
  );
  const hashes = [];
  for (const { name } of tables) {
    hashes.push(
      await system.db.query(
        `select '${name}' as name, count(*) as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
         from ${name} t`,
      ),
    );
  }
  return hashes;
}
