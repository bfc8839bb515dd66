import { Gauge, type Registry as Register } from 'prom-client';
import type { Database } from '../kit/database.ts';
import { queryOne } from '../kit/sql.ts';
import type { ReadRegistry } from './registry.ts';

/** Measures the connections to a database server, and the messages that carriers have refused so far. */
export function measureDatabase(register: Register, db: Database): void {
  const registers = [register];
  const { pool } = db;
  if (pool) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections in use, idle connections, and requests that wait for a connection',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count);
      },
    });
  }
  new Gauge({
    name: 'outbox_messages_failing',
    help: 'Undelivered messages with a failed attempt',
    registers,
    async collect() {
      this.set(await countFailing(db).catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'outbox_oldest_message_age_seconds',
    help: 'Age of the oldest undelivered message with a failed attempt; 0 without failed attempts',
    registers,
    async collect() {
      this.set(await ageOfOldestFailing(db).catch(() => Number.NaN));
    },
  });
}

const FAILING = 'from kit.message where settled_at is null and attempts > 0';

async function ageOfOldestFailing(db: Database): Promise<number> {
  const row = await queryOne<{ age: number }>(
    db,
    `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age ${FAILING}`,
  );
  return row.age;
}

async function countFailing(db: Database): Promise<number> {
  const row = await queryOne<{ count: number }>(db, `select count(*) as count ${FAILING}`);
  return row.count;
}

/** Measures the current list of remotes and its releases. */
export function measureRegistry(register: Register, readRegistry: ReadRegistry): void {
  const registers = [register];
  new Gauge({
    name: 'registry_info',
    help: 'The current list of remotes, by its revision',
    labelNames: ['revision'],
    registers,
    collect() {
      this.reset();
      this.set({ revision: readRegistry().revision }, 1);
    },
  });
  new Gauge({
    name: 'remote_browsers_percent',
    help: 'Percentage of browsers that get a release of a remote',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { version, canary }] of Object.entries(readRegistry().remotes)) {
        this.set({ remote, version }, 100 - (canary?.percent ?? 0));
        if (canary) this.set({ remote, version: canary.version }, canary.percent);
      }
    },
  });
}
