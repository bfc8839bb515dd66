import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { loadKeys } from '../identity/keys.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';
import { onEachDatabase, wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres } from '../testing/kit/postgres.ts';
import { type Database, openDatabase, ownerOf } from './database.ts';
import { prepareKit } from './prepare.ts';
import { KEEP_VIEWS, RETENTION, SWEEP_LOCK, startSweep, sweep } from './retention.ts';

/**
 * The insert of a row per table. The parameter $1 is a marker word. The parameter $2 is the start or the end
 * of the row.
 */
const ROWS: Record<string, string> = {
  'kit.idempotency_key': '(subject, key, fingerprint, created_at) values ($1, $1, $1, $2)',
  'kit.code': '(purpose, subject, target, hash, tries, issued_at) values ($1, $1, $1, $1, 5, $2)',
  'kit.message': `(channel, recipient, created_at) values ('sms', $1, $2)`,
  'kit.rate': '(name, network, count, ends_at) values ($1, $1, 1, $2)',
  'kit.view_as_read': `(actor_subject, actor_email, owner_email, route, request_id, at) values ($1, $1, $1, $1, $1, $2)`,
  'identity.wrong_try': '(email, last_at) values ($1, $2)',
  'identity.artifact': `(model, id, payload, expires_at) values ($1, $1, '{}', $2)`,
  'loyalty.change_seen': '(subject, kind, version, seen_at) values ($1, $1, 1, $2)',
};
const ALL = [...RETENTION, KEEP_VIEWS];

async function prepare(db: Database): Promise<void> {
  await prepareKit(db);
  await loadKeys(db);
  await prepareLoyalty(db);
}

/** Inserts a row just above the age limit and a row just below it into each table. */
async function fill(db: Database): Promise<void> {
  for (const { table, keep } of ALL) {
    for (const [word, by] of [
      ['old', '-1 minute'],
      ['young', '1 minute'],
    ]) {
      const sql = ROWS[table]?.replace('$2', `now() - '${keep}'::interval + '${by}'::interval`);
      await ownerOf(db).query(`insert into ${table} ${sql}`, [word]);
    }
  }
}

/** Returns the tables with a row that contains the word. */
async function tablesWith(db: Database, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table } of ALL) {
    const rows = await db.query(`select from ${table} t where strpos(t::text, $1) > 0`, [word]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
const EVERYWHERE = ALL.map(({ table }) => table);

test('docs/operations.md states the retention period of each table', () => {
  const rows = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8').split('\n');
  const told = (table: string) =>
    rows.find((row) => row.startsWith('|') && row.includes(`\`${table}\``)) ?? '';
  for (const { table, keep } of ALL)
    expect([table, told(table)]).toEqual([table, expect.stringContaining(keep)]);
});

onEachDatabase((open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await prepare(db);
    await fill(db);
  }, 240_000);
  afterAll(() => db.close());

  test('a sweep deletes exactly the expired rows', async () => {
    expect(await tablesWith(db, 'old')).toEqual(EVERYWHERE);
    expect(await sweep(db)).toBe(true);
    expect(await tablesWith(db, 'old')).toEqual([]);
    expect(await tablesWith(db, 'young')).toEqual(EVERYWHERE);
  });

  test('a running process sweeps repeatedly', async () => {
    const failures: unknown[] = [];
    const sweeping = startSweep(db, (error) => failures.push(error), 1);
    for (const word of ['old first', 'old second']) {
      await db.query(
        `insert into kit.message (channel, recipient, created_at) values ('sms', $1, '2020-01-01')`,
        [word],
      );
      // Wait without a time limit. Queries to the embedded database alone would starve the timer.
      while ((await tablesWith(db, word)).length > 0) await turn();
    }
    await sweeping.stop();
    expect(failures).toEqual([]);
  });
});

wherePostgres((programs) => {
  test('only one of several processes sweeps at a time', async () => {
    const server = await startPostgres(programs);
    const db = await openDatabase(await server.create());
    try {
      await prepare(db);
      await fill(db);
      await ownerOf(db).transaction(async (other) => {
        await other.query('select pg_advisory_xact_lock($1)', [SWEEP_LOCK]);
        expect(await sweep(db)).toBe(false);
        expect(await tablesWith(db, 'old')).toEqual(EVERYWHERE);
      });
      expect(await sweep(db)).toBe(true);
      expect(await tablesWith(db, 'old')).toEqual([]);
    } finally {
      await db.close();
      await server.stop();
    }
  }, 60_000);
});
