import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listContacts } from '@cabinet/contracts/members';
import { createOrder } from '@cabinet/contracts/orders';
import { type DatabaseOptions, openDatabase } from '../kit/database.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { layDatabase } from '../testing/kit/database.ts';
import { wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres, type TestServer } from '../testing/kit/postgres.ts';
import { requestOf } from '../testing/kit/system.ts';
import { openIdentity, ServiceProcess } from '../testing/loyalty/serviceProcess.ts';

// These tests run the commands of docs/operations.md unchanged.
const ROOT = join(__dirname, '../..');
const [, BACKUP = ''] = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split('## Backup and restore');

/** Returns the commands under a heading. */
function commandsOf(heading: string): string {
  const commands = BACKUP.split(`**${heading}**`)[1]?.match(/```sh\n([^`]+)```/)?.[1];
  if (!commands) throw new Error(`docs/operations.md has no commands under "${heading}"`);
  return commands;
}

let folder: string;
let identity: Awaited<ReturnType<typeof openIdentity>>;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-backup-'));
  identity = await openIdentity();
  token = await identity.tokenOf('student@cabinet.test');
});
afterAll(async () => {
  ServiceProcess.killAll();
  await identity.close();
  await rm(folder, { recursive: true, force: true });
});

function say(heading: string, env: Record<string, string>) {
  return promisify(execFile)('sh', ['-e', '-c', commandsOf(heading)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, BACKUPS: folder, ...env },
  });
}

/** Starts the services on a database, makes an order and reads the contacts. */
async function orderOnce(
  options: DatabaseOptions,
): Promise<{ order: string | null; contacts: string | null }> {
  const services = await ServiceProcess.start(options, identity.url, { SEED: 'on' });
  const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z' };
  const order = await services.send(token, requestOf(createOrder, { body }, randomUUID()));
  const contacts = await services.send(token, requestOf(listContacts, { query: {} }));
  expect(await services.kill('SIGTERM')).toBe(0);
  return { order, contacts };
}

async function stateOf(options: DatabaseOptions): Promise<object> {
  const db = await openDatabase(options);
  try {
    expect(await findLedgerIssues(db)).toEqual([]);
    const counts = ['loyalty.posting', 'loyalty.purchase', 'loyalty.contact', 'kit.idempotency_key'].map(
      (table) =>
        `select '${table}' as table, count(*) as count, md5(string_agg(t::text, ',' order by t::text)) as rows from ${table} t`,
    );
    return await db.query(counts.join(' union all '));
  } finally {
    await db.close();
  }
}

/** Checks that a signed-in participant finds all data and can buy again. */
async function proveRestored(options: DatabaseOptions, before: { state: object; contacts: string | null }) {
  expect(await stateOf(options)).toEqual(before.state);
  const { order, contacts } = await orderOnce(options);
  expect(order).toMatch(/^200 \{"order":/);
  expect(contacts).toMatch(/^200 /);
  expect(contacts).not.toBe(before.contacts);
  const db = await openDatabase(options);
  expect(await findLedgerIssues(db).finally(() => db.close())).toEqual([]);
}

wherePostgres((programs) => {
  test('a pg_dump backup is restored on another server with its roles, a valid ledger and new orders', async () => {
    const passwords = { OWNER_PASSWORD: 'of the owner', SERVICES_PASSWORD: 'of the services' };
    const anew = async () => {
      const server = await startPostgres(programs);
      const env = { ...passwords, PATH: `${programs}:${process.env.PATH}`, ...addressesOf(server) };
      return { server, env };
    };
    const old = await anew();
    await say('Make the roles', old.env);
    const both = { databaseUrl: old.env.DATABASE_URL, ownerUrl: old.env.DATABASE_OWNER_URL };
    const { contacts } = await orderOnce(both);
    const before = { state: await stateOf(both), contacts };
    await say('Back up', old.env);
    await old.server.stop();

    const { server, env } = await anew();
    try {
      await say('Make the roles', env);
      await say('Restore', env);
      // Connect without the owner: the backup restores the privileges of the services' role.
      await proveRestored({ databaseUrl: env.DATABASE_URL }, before);
    } finally {
      await server.stop();
    }
  }, 240_000);
});

test('a copy of the data folder is a backup of the embedded database', async () => {
  const dataDir = join(folder, 'data');
  await layDatabase(dataDir);
  const { contacts } = await orderOnce({ dataDir });
  const before = { state: await stateOf({ dataDir }), contacts };
  await say('Back up an embedded database', { DATA_DIR: dataDir });
  await rm(dataDir, { recursive: true });
  await say('Restore an embedded database', { DATA_DIR: dataDir });
  await proveRestored({ dataDir }, before);
}, 240_000);

/** Returns the URLs of a server before docs/deployment/roles.sql runs. */
function addressesOf(server: TestServer) {
  const urlOf = (role: string) => server.url.replace('postgres@/postgres', `${role}@/cabinet`);
  return {
    ADMIN_URL: server.url,
    DATABASE_URL: urlOf('cabinet'),
    DATABASE_OWNER_URL: urlOf('cabinet_owner'),
  };
}
