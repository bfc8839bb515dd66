import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createOrder } from '@cabinet/contracts/orders';
import { type DatabaseOptions, openDatabase } from '../kit/database.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { requestOf } from '../testing/kit/system.ts';
import { openIdentity, ServiceProcess } from '../testing/loyalty/serviceProcess.ts';
import { places } from '../testing/places.ts';

const HALF_WAY = ['kit/003-who-looked.sql', 'loyalty/001-members.sql', 'loyalty/024-privacy.sql'];

/** Prepares the database up to the given migration, and kills the process before the commit. */
async function dieAfter(
  migration: string,
  { dataDir, databaseUrl, ownerUrl }: DatabaseOptions,
): Promise<void> {
  const given = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: ownerUrl,
    UNTIL: migration,
  };
  const env = {
    PATH: process.env.PATH,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
  };
  const child = spawn(process.execPath, [join(__dirname, '../testing/migrateUntil.ts')], { env });
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('half-way\n');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function appliedIn(options: DatabaseOptions): Promise<string[]> {
  const db = await openDatabase(options);
  try {
    const rows = await db.query<{ name: string }>(
      `select service || '/' || name as name from kit.migration where name like '%.sql' order by 1`,
    );
    expect(await findLedgerIssues(db)).toEqual([]);
    return rows.map(({ name }) => name);
  } finally {
    await db.close();
  }
}

test.each(places)(
  'K4 on %s the next start completes migrations whose process was killed half-way',
  async (_, place) => {
    const { options, remove } = await place();
    const identity = await openIdentity();
    try {
      for (const migration of HALF_WAY) await dieAfter(migration, options);
      const services = await ServiceProcess.start(options, identity.url, {
        SEED: 'on',
        SERVICES: 'loyalty,crm,leads',
      });
      const body = { cardId: 2, prodId: 32, date: '2026-12-01T10:00:00.000Z' };
      const order = requestOf(createOrder, { body }, randomUUID());
      expect(await services.send(await identity.tokenOf('student@cabinet.test'), order)).toMatch(/^200 /);
      await services.kill('SIGTERM');

      const files = globSync('{kit,identity,loyalty,crm,leads}/migrations/*.sql', {
        cwd: join(__dirname, '..'),
      });
      const all = files.map((file) => `${file.split('/')[0]}/${basename(file)}`).sort();
      expect(await appliedIn(options)).toEqual(all);
    } finally {
      ServiceProcess.killAll();
      await identity.close();
      await remove();
    }
  },
  240_000,
);
