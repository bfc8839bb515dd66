import { listContacts } from '@cabinet/contracts/members';
import { getOrder } from '@cabinet/contracts/orders';
import { getProduct } from '@cabinet/contracts/products';
import { routes } from '@cabinet/contracts/routes';
import { STAFF_ROLES } from '@cabinet/domain/roles';
import { VIEW_AS_REFUSAL } from '@cabinet/domain/viewAs';
import type { HTTPMethods, InjectOptions } from 'fastify';
import accounts from '../identity/accounts.json' with { type: 'json' };
import { ACCESS_ROWS, routeKind, type Things } from '../testing/kit/accessPolicy.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { fingerprint } from '../testing/kit/fingerprint.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { seedSecrets, thingsOf } from '../testing/kit/things.ts';

// §6: staff views the cabinet as its owner and can change nothing.

const OWNER = 'student';
const OWNER_EMAIL = 'student@cabinet.test';

let system: TestSystem;
let theirs: Things;
beforeAll(async () => {
  system = await startServices(await freshDatabase('seeded'));
  await seedSecrets(system, OWNER);
  theirs = await thingsOf(system, OWNER);
}, 240_000);
jest.setTimeout(60_000);
afterAll(() => system.close());

const OWNED = Object.entries(routes).filter(([, route]) => routeKind(route) !== 'public');
const READS = OWNED.filter(([, route]) => routeKind(route) === 'read');
/** Routes where a GET has an effect (R6). */
const ACTING = OWNED.filter(([, { access }]) => access === 'own-only').map(([, { path }]) => path);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
/** Headers and parameters that override the method in some frameworks. */
const DISGUISES: Array<{ query?: string; headers?: Record<string, string>; body?: object }> = [
  {},
  { headers: { 'x-http-method-override': 'GET' } },
  { headers: { 'x-http-method': 'GET', 'x-method-override': 'GET' } },
  { query: '_method=GET' },
  { body: { _method: 'GET' } },
];

function requestsAbout(name: string): InjectOptions[] {
  const route = routes[name];
  const row = ACCESS_ROWS[name];
  if (!route || !row) throw new Error(`The matrix has no row for ${name}`);
  const { query = {}, ...input } = row.about(theirs);
  const { url } = requestOf(route, input);
  return METHODS.flatMap((method) =>
    DISGUISES.flatMap(({ query: more = '', headers = {}, body }) =>
      ['email', 'ownerEmail'].map((parameter) => {
        const search = new URLSearchParams({ ...query, [parameter]: OWNER_EMAIL });
        const payload = method === 'GET' || method === 'HEAD' ? undefined : { ...input.body, ...body };
        return { method, url: `${url}?${search}&${more}`, headers, ...(payload && { payload }) };
      }),
    ),
  );
}

describe.each(STAFF_ROLES)('A3 view-as by %s is read-only on the server', (role) => {
  test('A3 every disguised write is refused, also on unknown paths, and no row changes', async () => {
    const staff = system.as(role);
    const before = await fingerprint(system.db);
    const issues: unknown[] = [];
    for (const [name, { path }] of OWNED) {
      for (const request of requestsAbout(name)) {
        const isRead = ['GET', 'HEAD'].includes(String(request.method)) && !ACTING.includes(path);
        const { status, body } = await staff.send(request);
        const isRefused = status === 403 && (request.method === 'HEAD' || errorOf(body) === VIEW_AS_REFUSAL);
        if (isRead ? status >= 500 : !isRefused) issues.push([request.method, request.url, status, body]);
      }
    }
    expect(issues).toEqual([]);
    expect(await fingerprint(system.db)).toEqual(before);
  });

  test('A3 every read is recorded once with actor, owner, route and time', async () => {
    const staff = system.as(role);
    for (const [name, route] of READS) {
      const { url, query } = requestOf(route, ACCESS_ROWS[name]?.about(theirs));
      for (const method of new Set<HTTPMethods>([route.method, 'HEAD'])) {
        await system.db.query('delete from kit.view_as_read');
        const headers = { 'x-request-id': `${role}-${name}-${method}` };
        await staff.send({ method, url, query: { ...query, ownerEmail: OWNER_EMAIL }, headers });
        const rows = await system.db.query(
          `select actor_subject, actor_email, owner_email, route, request_id,
             at > now() - interval '1 minute' and at <= now() as "isNow" from kit.view_as_read`,
        );
        expect(rows).toEqual([
          {
            actor_subject: accounts.find(({ username }) => username === role)?.id,
            actor_email: `${role}@cabinet.test`,
            owner_email: OWNER_EMAIL,
            route: `${route.method} ${route.path}`,
            request_id: headers['x-request-id'],
            isNow: true,
          },
        ]);
      }
    }
  });

  test('A3 staff without an owner in the request act for themselves', async () => {
    expect((await system.as(role).get(listContacts, { query: {} })).contacts).toEqual([]);
    expect((await system.as(role).get(getProduct, { params: { id: 1 } })).product.id).toBe(1);
  });
});

test('A3 a refused view is not recorded', async () => {
  await system.db.query('delete from kit.view_as_read');
  await system.as('poor').ask(listContacts, { query: { email: OWNER_EMAIL } });
  await system.nobody.ask(listContacts, { query: { email: OWNER_EMAIL } });
  expect(await system.db.query('select * from kit.view_as_read')).toEqual([]);
});

test('A3 staff reads an order by its id alone, which is recorded; a participant finds only their own orders (§6)', async () => {
  await system.db.query('delete from kit.view_as_read');
  const input = { params: { orderId: theirs.order }, query: {} };
  expect((await system.as('manager').get(getOrder, input)).order.id).toBe(theirs.order);
  const rows = await system.db.query('select actor_email, owner_email from kit.view_as_read');
  expect(rows).toEqual([{ actor_email: 'manager@cabinet.test', owner_email: OWNER_EMAIL }]);
  expect(await system.as('best').ask(getOrder, input)).toMatchObject({ status: 404 });
});

function errorOf(body: unknown): unknown {
  return (body as { error?: string } | null)?.error;
}
