import { randomUUID } from 'node:crypto';
import { listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { checkPhoneCode, sendPhoneCode } from '@cabinet/contracts/phone';
import { leaveProgramme, sendLeaveCode } from '@cabinet/contracts/privacy';
import type { Route } from '@cabinet/contracts/route';
import { routes } from '@cabinet/contracts/routes';
import { USAGE_PATH } from '@cabinet/contracts/usage';
import { loadKeys } from '../identity/keys.ts';
import { REALM_PATH, RESET_PATH } from '../identity/realm.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import type { Command } from '../programme/command.ts';
import { operate } from '../programme/operate.ts';
import { makeToken } from '../publishing/tokens.ts';
import { EXAMPLES } from '../site/examples.ts';
import { type Composition, openComposition } from '../testing/composition.ts';
import { wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres, type TestServer } from '../testing/kit/postgres.ts';
import { requestOf, startServices, type TestSystem } from '../testing/kit/system.ts';
import { type Database, openDatabase, ownerOf } from './database.ts';
import { migrate } from './migrate.ts';
import { findMessages } from './outbox.ts';
import { prepareKit } from './prepare.ts';
import { WRITES } from './privileges.ts';
import { sweep } from './retention.ts';

const REFUSED = { code: '42501' };

function writesAllowed(): Set<string> {
  const tables = Object.entries(WRITES).flatMap(([schema, writes]) =>
    Object.entries(writes).map(([table, verbs]) => [`${schema}.${table}`, verbs] as const),
  );
  return new Set(
    tables.flatMap(
      ([table, verbs]) => verbs.match(/insert|update|delete/g)?.map((verb) => `${verb} ${table}`) ?? [],
    ),
  );
}

/** Records each kind of write statement per table, even if it affects no row. */
const WATCH = `
  create schema watch;
  create table watch.write (name text primary key);
  create function watch.note() returns trigger language plpgsql security definer as $$ begin
    insert into watch.write values (lower(tg_op) || ' ' || tg_table_schema || '.' || tg_table_name) on conflict do nothing;
    return null;
  end $$;
  do $$ declare t regclass; begin
    for t in select c.oid from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('${Object.keys(WRITES).join("', '")}') loop
      execute format('create trigger zz_watch after insert or update or delete on %s for each statement execute function watch.note()', t);
    end loop;
  end $$`;

/** Writes of the only function with the owner's rights. */
const BY_THE_OWNER = ['delete kit.view_as_read'];
/**
 * Writes that this test does not reach: at a first start, with a message carrier, and for an unreachable
 * e-mail.
 */
const NOT_MET = [
  'insert crm.support_request',
  'insert identity.secret',
  'update kit.message',
  // The previous version counts wrong passwords in this table.
  'insert identity.wrong_try',
  'update identity.wrong_try',
];

wherePostgres((programs) => {
  let server: TestServer;
  let options: Awaited<ReturnType<TestServer['create']>>;
  let system: TestSystem;
  let db: Database;
  beforeAll(async () => {
    server = await startPostgres(programs);
    options = await server.create();
    db = await openDatabase(options);
    await loadKeys(db);
    system = await startServices(db);
  }, 120_000);
  afterAll(async () => {
    await system.close();
    await server.stop();
  });

  test.each([
    'update loyalty.posting set amount = 1',
    'update loyalty.posting set amount = 1 where false',
    'delete from loyalty.posting',
    'truncate loyalty.posting',
    'alter table loyalty.posting disable trigger all',
    'drop trigger posting_append_only on loyalty.posting',
    'drop table loyalty.posting',
    'alter table loyalty.posting owner to current_user',
    `set session_replication_role = 'replica'`,
    'set role cabinet_owner',
    'delete from loyalty.transaction',
    'update loyalty.transaction set at = now()',
    'update loyalty.account set contact_id = 1',
    'delete from loyalty.account',
    'alter table loyalty.account drop constraint balance_never_negative',
    'create or replace function loyalty.refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
    'insert into loyalty.operation (id, type) values (99, $$GIFT$$)',
    'update loyalty.invitation_status set at = now()',
    'delete from loyalty.reminder',
    'update kit.view_as_read set actor_email = $$nobody$$',
    'delete from kit.view_as_read',
    'update kit.secret set value = $$known$$',
    `update identity.account set roles = '["admin"]'`,
    'delete from kit.migration',
    'create table loyalty.mine (id int)',
    'create table public.mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create role mine',
  ])('L4 the role of the services is refused "%s"', async (sql) => {
    await expect(db.query(sql)).rejects.toMatchObject(REFUSED);
  });

  test("L4 the services' role has exactly the write privileges that the services use", async () => {
    const own = await openDatabase(await server.create());
    const whole = await openComposition(own);
    try {
      await ownerOf(own).script(WATCH);
      await doEverything(whole, own);
      const rows = await ownerOf(own).query<{ name: string }>('select name from watch.write');
      const done = rows.map(({ name }) => name).filter((name) => !BY_THE_OWNER.includes(name));
      expect([...done, ...NOT_MET].sort()).toEqual([...writesAllowed()].sort());
    } finally {
      await whole.close();
    }
  }, 240_000);

  test("L4 the services' role can delete the data of a leaving participant, including the ledger's texts", async () => {
    const best = system.as('best');
    await best.get(sendLeaveCode);
    const [message] = await db.query<{ code: string }>(
      'select code from kit.message order by id desc limit 1',
    );
    expect(await best.ask(leaveProgramme, { body: { code: Number(message?.code) } })).toMatchObject({
      status: 200,
    });
    expect(await findLedgerIssues(db)).toEqual([]);
  });

  test("L4 the services' role can read every table and write only the listed tables", async () => {
    const rows = await db.query<{ table: string; reads: boolean; beyond: boolean; writes: string }>(
      `select c.oid::regclass::text as table, has_table_privilege(c.oid, 'select') as reads,
         has_table_privilege(c.oid, 'truncate, references, trigger') as beyond,
         concat_ws(' ', case when has_table_privilege(c.oid, 'insert') then 'insert' end,
           case when has_any_column_privilege(c.oid, 'update') then 'update' end,
           case when has_table_privilege(c.oid, 'delete') then 'delete' end) as writes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('${Object.keys(WRITES).join("', '")}')`,
    );
    expect(rows.filter(({ reads, beyond }) => !reads || beyond)).toEqual([]);
    const writes = rows.flatMap(({ table, writes }) =>
      writes
        .split(' ')
        .filter(Boolean)
        .map((verb) => `${verb} ${table}`),
    );
    expect(writes.sort()).toEqual([...writesAllowed()].sort());
  });

  test("the services' role starts on a prepared database without its owner, and its privileges stay unchanged", async () => {
    const { databaseUrl } = options;
    const alone = await openDatabase({ databaseUrl });
    const grants = () => db.query('select service, name from kit.migration where name like $1', ['grants %']);
    const before = await grants();
    try {
      await prepareKit(alone);
      await prepareKit(db);
      const broken = new URL('../testing/kit/broken-migrations/', import.meta.url);
      await expect(migrate(alone, 'broken', broken)).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringContaining('DATABASE_OWNER_URL'),
      });
    } finally {
      await alone.close();
    }
    expect(await grants()).toEqual(before);
    expect(ownerOf(db)).not.toBe(db);
  });
});

/** Calls everything that the services do, and ignores refusals. Server errors fail the test. */
async function doEverything(system: Composition, db: Database): Promise<void> {
  const as = async (email: string) => {
    const { access_token: token } = await system.browser().tokensOf(email);
    return async (route: Route, input: object = {}) => {
      const { url, query, payload, method, headers } = requestOf(route, input, randomUUID());
      const { status } = await fetch(`${system.url}${url}?${new URLSearchParams(query)}`, {
        method: String(method),
        headers: {
          ...headers,
          authorization: `Bearer ${token}`,
          ...(payload && { 'content-type': 'application/json' }),
        },
        ...(payload && { body: JSON.stringify(payload) }),
      } as RequestInit);
      expect([route.path, status]).not.toEqual([route.path, 500]);
    };
  };
  const codeOf = async () => {
    const [row] = await db.query<{ code: string }>('select code from kit.message order by id desc limit 1');
    return Number(row?.code);
  };

  const stranger = await as('stranger@cabinet.test');
  await stranger(sendPhoneCode, { body: { phone: '+79160003344' } });
  await stranger(checkPhoneCode, { query: { code: await codeOf() } });
  for (const email of ['student@cabinet.test', 'newcomer@cabinet.test', 'stranger@cabinet.test']) {
    const ask = await as(email);
    for (const [name, route] of Object.entries(routes)) await ask(route, EXAMPLES[name]);
  }
  const inColour = { body: { cardId: 2, prodId: 1, variantId: 1, date: '2026-12-01T10:00:00.000Z' } };
  await (await as('student@cabinet.test'))(createOrder, inColour);
  await (await as('admin@cabinet.test'))(listContacts, { query: { ownerEmail: 'student@cabinet.test' } });
  for (const command of COMMANDS) await operate(db, command);
  const best = await as('best@cabinet.test');
  await best(sendLeaveCode);
  await best(leaveProgramme, { body: { code: await codeOf() } });
  await system.browser().typePassword('student@cabinet.test', 'wrong');
  await resetPassword(system, db, 'poor@cabinet.test');
  const usage = { uses: [{ remote: 'mf-catalog', release: '3.2.0-bbbb', kind: 'load' }] };
  await fetch(system.url + USAGE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(usage),
  });
  const { token } = await makeToken(db, 'mf-team', 'Team CI');
  await fetch(`${system.url}/publishing/mf-team`, { headers: { authorization: `Bearer ${token}` } });
  await sweep(db);
}

/** Resets the password with the link in the letter, which has the configured origin. */
async function resetPassword({ url }: Composition, db: Database, email: string): Promise<void> {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, { method: 'POST', body: new URLSearchParams(fields) });
  await post(REALM_PATH + RESET_PATH, { username: email });
  const [letter] = await findMessages(db, email);
  const link = URL.parse(letter?.text.split('\n')[1] ?? '');
  const { status } = await post(`${link?.pathname}${link?.search}`, { 'password-new': 'one two three' });
  expect(status).toBe(200);
}

/** Operator commands in an order that the sandbox's data allows. */
const COMMANDS: Command[] = [
  { name: 'study', invitation: 2, price: 96_000, course: 'university' },
  { name: 'refund', invitation: 2 },
  { name: 'refund', invitation: 5 },
  { name: 'study', invitation: 4, price: 96_000, course: 'university' },
  { name: 'reject', invitation: 1, reason: 'nobody' },
  { name: 'block', card: '770000000020' },
  { name: 'price', product: 1, price: 100 },
  { name: 'terms', email: 'student@cabinet.test' },
  { name: 'answer', request: 1, text: 'Done' },
  { name: 'reply', ticket: 302, text: 'Done' },
];
