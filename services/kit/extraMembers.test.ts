import { sendLeadForm } from '@cabinet/contracts/leads';
import { routes } from '@cabinet/contracts/routes';
import type { InjectOptions } from 'fastify';
import { ACCESS_ROWS, type Things } from '../testing/kit/accessPolicy.ts';
import { freshDatabase } from '../testing/kit/database.ts';
import { type Stage, stageOf } from '../testing/kit/rehearsal.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { thingsOf } from '../testing/kit/things.ts';

// A4: each write is rehearsed twice: with valid members, and with an extra member for every database column.
// The results must be equal.

interface Column {
  table: string;
  name: string;
  type: string;
}

let stage: Stage;
let system: TestSystem;
let columns: Column[];
/** A value for every column name, in snake case and in camel case. */
let more: Record<string, unknown>;

beforeAll(async () => {
  stage = stageOf(await freshDatabase('seeded'));
  system = await startServices(stage);
  columns = await system.db.query<Column>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as name,
       case data_type when 'ARRAY' then 'text[]' else data_type end as type
     from information_schema.columns
     where table_schema not in ('information_schema', 'pg_catalog') order by 1, 2`,
  );
  more = Object.fromEntries(
    columns.flatMap(({ name, type }) => [name, camelCase(name)].map((member) => [member, wrongValue(type)])),
  );
}, 240_000);
jest.setTimeout(60_000);
afterAll(() => system.close());

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const ROLES = { role: 'admin', roles: ['admin'], isAdmin: true, owner: 'best@cabinet.test', hasWin: true };

/** Returns a value that no row contains. For flags, the test compares counts. */
function wrongValue(type: string): unknown {
  if (type === 'boolean') return true;
  if (/int|numeric|double/.test(type)) return 4_205;
  if (/time|date/.test(type)) return '2001-02-03';
  if (type === 'jsonb') return { ru: 'CLOSED' };
  return type === 'text[]' ? ['CLOSED'] : 'CLOSED';
}

/** Returns the value in the form that the database driver needs. */
function parameterOf(type: string): unknown {
  if (type === 'bytea') return Buffer.from(String(wrongValue(type)));
  return type === 'jsonb' ? JSON.stringify(wrongValue(type)) : wrongValue(type);
}

/** Counts the rows in which each column has its test value. */
async function countHits(): Promise<Record<string, unknown>> {
  const hits: Record<string, unknown> = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    const counts = own.map(
      ({ name, type }, index) =>
        `count(*) filter (where "${name}"::text = ($${index + 1}::${type})::text) as "${name}"`,
    );
    const [row] = await system.db.query(
      `select ${counts.join(', ')} from ${table}`,
      own.map(({ type }) => parameterOf(type)),
    );
    hits[table] = row;
  }
  return hits;
}

interface Write {
  /** The account whose write succeeds; `student` by default. */
  as?: string;
  /** Replaces the body of the matrix's example. */
  body?: (things: Things) => Promise<Record<string, unknown>>;
}

const WRITES: Record<string, Write> = {
  requestConversion: { as: 'best' },
  addClient: { as: 'stranger' },
  sendEmailCode: { as: 'mail-pending' },
  cancelEmailChange: { as: 'mail-pending' },
  confirmEmailChange: {
    as: 'mail-pending',
    body: async ({ client }) => {
      await system
        .as('mail-pending')
        .send({ method: 'POST', url: `/crm/api/user/${client}/emailConfirmation/send` });
      const [letter] = await system.db.query<{ code: string }>(
        'select code from kit.message order by id desc limit 1',
      );
      return { email: 'jasur.new@cabinet.test', code: Number(letter?.code) };
    },
  },
  sendLeaveCode: { as: 'poor' },
  leaveProgramme: {
    as: 'poor',
    body: async () => {
      await system.as('poor').send({ method: 'POST', url: '/loyalty/api/privacy/leave/code' });
      const [letter] = await system.db.query<{ code: string }>(
        'select code from kit.message order by id desc limit 1',
      );
      return { code: Number(letter?.code) };
    },
  },
  replaceEmail: { as: 'mail-replace', body: async () => ({ email: 'aleksey.new@cabinet.test' }) },
};

/** Adds the extra members, without the members that the route defines. */
function withMore(body: object, known: string[]): object {
  const strange = Object.entries({ ...more, ...ROLES }).filter(([name]) => !known.includes(name));
  return { ...body, ...Object.fromEntries(strange) };
}

const membersOf = (schema: unknown) =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

/** Returns the status of the answer, and the counts in the database. */
const rehearse = (account: string, request: () => Promise<InjectOptions>) =>
  stage.rehearse(async () => {
    const { status } = await system.as(account).send(await request());
    return { status, hits: await countHits() };
  });

const ROUTES = Object.entries(routes).filter(([, { method }]) => method === 'POST' || method === 'PUT');

test.each(ROUTES)('A4 %s ignores undefined members', async (name, route) => {
  const { as = route.access === 'staff' ? 'manager' : 'student', body } = WRITES[name] ?? {};
  const things = await thingsOf(system, as);
  const example = ACCESS_ROWS[name]?.about(things) ?? {};
  const known = membersOf(route.body);
  const requestWith = (change: (given: object) => object) => async () => {
    const given = (await body?.(things)) ?? example.body;
    return requestOf(route, { ...example, body: change({ ...given }) });
  };
  const plain = await rehearse(
    as,
    requestWith((given) => given),
  );
  expect(plain.status).toBe(200);
  expect(
    await rehearse(
      as,
      requestWith((given) => withMore(given, known)),
    ),
  ).toEqual(plain);
});

test('A4 createLead and the old form ignore undefined members', async () => {
  const lead = {
    mergelead: 'SFmore1763715600',
    name: 'Друг',
    phone: '+79160001122',
    partner: '770000000020',
  };
  const known = [...Object.keys(lead), 'email', 'project_id'];
  const requests = [
    (payload: object) => ({
      url: '/landing/api/leads',
      payload: { land: 'sf_referral', sourceName: 'WEB', utm_source: 'x', payload },
    }),
    (payload: object) => ({
      url: `/${sendLeadForm.service}${sendLeadForm.path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ personalDataAgree: 'on', ...payload } as Record<
        string,
        string
      >).toString(),
    }),
  ];
  for (const request of requests) {
    const plain = await sendTo(request(lead));
    expect(plain.status).toBe(200);
    expect(await sendTo(request(withMore(lead, known)))).toEqual(plain);
  }
});

const sendTo = (request: InjectOptions) =>
  stage.rehearse(async () => {
    const { statusCode } = await system.app.inject({ ...request, method: 'POST' });
    return { status: statusCode, hits: await countHits() };
  });
