import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveProgramme, sendLeaveCode } from '@cabinet/contracts/privacy';
import { loadKeys } from '../identity/keys.ts';
import { findLedgerFaults } from '../loyalty/ledger.ts';
import { type Database, openDatabase, ownerOf } from './database.ts';
import { migrate } from './migrate.ts';
import { prepareKit } from './prepare.ts';
import { WRITES } from './privileges.ts';
import { wherePostgres } from './testing/onEachDatabase.ts';
import { startPostgres, type TestServer } from './testing/postgres.ts';
import { startServices, type TestSystem } from './testing/system.ts';

const REFUSED = { code: '42501' };
const SERVICES = join(__dirname, '..');

/** What only the owner does. */
const OF_THE_OWNER = /testing|\.test\.ts$|\/seed\/|(prepare|migrate|privileges)\.ts$|node_modules/;
/** Accounts of the sandbox, which the owner puts in. */
const SEEDED = 'insert identity.account';
/** Written by triggers, with the rights of whoever moved what they watch. */
const BY_TRIGGERS = [
  'insert loyalty.change',
  'insert loyalty.invitation_status',
  'update loyalty.change',
  'insert loyalty.paid_friend',
  'delete loyalty.paid_friend',
  'update loyalty.rating_version',
];

/** `insert loyalty.posting` of every statement that a service has. */
function writesInSources(): Set<string> {
  const files = globSync('**/*.ts', { cwd: SERVICES }).filter((path) => !OF_THE_OWNER.test(path));
  const texts = files.map((path) => readFileSync(join(SERVICES, path), 'utf8'));
  const found = texts.flatMap((text) => [
    ...text.matchAll(/\b(insert into|update|delete from) ((?:kit|identity|loyalty|crm|leads)\.[a-z_]+)/g),
    ...[...text.matchAll(/insert into (\S+)(?:(?!insert into)[^`])*\bdo update\b/g)].map(([all, table]) => [
      all,
      'update',
      table,
    ]),
  ]);
  return new Set(found.map(([, verb = '', table]) => `${verb.split(' ')[0]} ${table}`));
}

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

test('L4 what the services’ role may write is what the services write, and nothing else', () => {
  const named = new Set([...writesInSources(), ...BY_TRIGGERS].filter((write) => write !== SEEDED));
  const allowed = writesAllowed();
  expect([...named].filter((write) => !allowed.has(write))).toEqual([]);
  expect([...allowed].filter((write) => !named.has(write)).sort()).toEqual(BY_VARIABLE_NAMES);
});

/** Statements whose table is a variable: what goes with a participant who leaves (repository/personalData.ts), and what is old. */
const BY_VARIABLE_NAMES = [
  'delete kit.rate',
  'delete loyalty.consent',
  'delete loyalty.delivery_note',
  'delete loyalty.lesson_progress',
  'delete loyalty.manager_request',
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
  ])('L4 the services’ role is refused "%s"', async (sql) => {
    await expect(db.query(sql)).rejects.toMatchObject(REFUSED);
  });

  test('L4 somebody who leaves is forgotten by it, in the ledger too', async () => {
    const best = system.as('best');
    await best.get(sendLeaveCode);
    const [message] = await db.query<{ code: string }>(
      'select code from kit.message order by id desc limit 1',
    );
    expect(await best.ask(leaveProgramme, { body: { code: Number(message?.code) } })).toMatchObject({
      status: 200,
    });
    expect(await findLedgerFaults(db)).toEqual([]);
  });

  test('L4 it may read every table, and write none beside the list', async () => {
    const rows = await db.query<{ table: string; reads: boolean; beyond: boolean; writes: string }>(
      `select c.oid::regclass::text as table, has_table_privilege(c.oid, 'select') as reads,
         has_table_privilege(c.oid, 'truncate, references, trigger') as beyond,
         concat_ws(' ', case when has_table_privilege(c.oid, 'insert') then 'insert' end,
           case when has_any_column_privilege(c.oid, 'update') then 'update' end,
           case when has_table_privilege(c.oid, 'delete') then 'delete' end) as writes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('kit', 'identity', 'loyalty', 'crm', 'leads')`,
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

  test('it starts on a database that is ready without its owner, and takes or gets nothing by that', async () => {
    const { databaseUrl } = options;
    const alone = await openDatabase({ databaseUrl });
    const grants = () => db.query('select service, name from kit.migration where name like $1', ['grants %']);
    const before = await grants();
    try {
      await prepareKit(alone);
      await prepareKit(db);
      const broken = new URL('./testing/broken-migrations/', import.meta.url);
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
