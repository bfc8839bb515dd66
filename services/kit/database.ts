import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { lockDataFolder } from './dataLock.ts';
import { BUSY, Unavailable } from './errors.ts';
import { feelPulse, type Pulse, UNFELT } from './pulse.ts';
import type { Database, Tx } from './sql.ts';
import { keepUp } from './upkeep.ts';

export type { Database, Tx };

export interface DatabaseOptions {
  /** Folder of the embedded database; without it and without a URL the database lives in memory. */
  dataDir?: string | undefined;
  /** The files that a new embedded database begins with, as PGlite dumps them. Without them PGlite runs `initdb`. */
  dump?: Blob | undefined;
  /** `postgres://…` of a server. It wins over `dataDir`. */
  databaseUrl?: string | undefined;
  /** The same database as the role that owns its tables, where that of `databaseUrl` does not. */
  ownerUrl?: string | undefined;
  /** Free space where the embedded database lives; asked of the file system by default. */
  freeBytes?: (() => Promise<number>) | undefined;
  /**
   * Of a process that serves people: how long a request waits for a connection to a server, and then is refused, as it is
   * while the server stands still (P2). By default 10 s, and whoever asks waits for the server.
   */
  patienceMs?: number | undefined;
}

/**
 * Opens the embedded database (PGlite) or a PostgreSQL server: the same SQL, the same types of values.
 * @throws {DataFolderInUse} another process owns the data folder
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { databaseUrl, ownerUrl, patienceMs } = options;
  if (!databaseUrl) return withAfterCommit(await openEmbedded(options));
  const db = withAfterCommit(openServer(databaseUrl, patienceMs));
  return ownerUrl ? withOwner(db, withAfterCommit(openServer(ownerUrl))) : db;
}

const atOnce = (act: () => void) => act();

function withAfterCommit(db: Database): Database {
  return {
    ...db,
    transaction: async (work) => {
      const acts: Array<() => void> = [];
      const result = await db.transaction((tx) => work({ ...tx, afterCommit: (act) => acts.push(act) }));
      acts.forEach(atOnce);
      return result;
    },
  };
}

/** Whoever may change the tables themselves. */
export function ownerOf(db: Database): Database {
  return db.owner ?? db;
}

// The two drivers disagree on int8, numeric (sum, count) and date; tokens are integers, days are text.
const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (day) => day,
};

/** Long enough for a queue of purchases on one card, short enough for a person. */
const LOCK_TIMEOUT_MS = 5_000;
/** The embedded database cannot survive a write that fails half-way, so it stops in time (K4). */
const SPARE_BYTES = 48 * 1024 * 1024;

async function openEmbedded({ dataDir, dump, freeBytes }: DatabaseOptions): Promise<Database> {
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const unlock = dataDir ? lockDataFolder(dataDir) : () => {};
  try {
    const lite = await PGlite.create({
      ...(dataDir && { dataDir: join(dataDir, 'database') }),
      ...(dump && { loadDataDir: dump }),
      parsers: PARSERS,
    });
    return embedded(lite, freeBytes ?? freeBytesOf(dataDir), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function embedded(lite: PGlite, freeBytes: () => Promise<number>, unlock: () => void): Database {
  const inLine = oneByOne();
  const { query, script } = embeddedTx(lite);
  const line: Tx = {
    query: (sql, params) => inLine(() => query(sql, params)),
    script: (sql) => inLine(() => script(sql)),
    afterCommit: atOnce,
  };
  return {
    ...line,
    transaction: async (work) => {
      if ((await freeBytes()) < SPARE_BYTES) throw new Unavailable(DISK_FULL);
      return inLine(() => lite.transaction((tx) => work(embeddedTx(tx))));
    },
    keepUp: async () => ((await freeBytes()) < SPARE_BYTES ? [] : keepUp(line)),
    close: async () => {
      if (!lite.closed) await lite.close();
      unlock();
    },
  };
}

/**
 * PGlite computes on the thread that answers requests, and its own queue starts the next query before the event loop
 * turns: a request would be read when all the queries before it are done (D13). Here the loop turns before each.
 */
function embeddedTx(source: PGlite | Transaction): Tx {
  return {
    query: async <T>(sql: string, params: unknown[] = []) => {
      await turnOfLoop();
      return (await source.query<T>(sql, params)).rows as T[];
    },
    script: async (sql) => {
      await turnOfLoop();
      await source.exec(sql);
    },
    afterCommit: atOnce,
  };
}

/** Does each work when the one before it is done. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function freeBytesOf(dataDir: string | undefined): () => Promise<number> {
  if (!dataDir) return async () => Number.POSITIVE_INFINITY;
  return async () => {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  };
}

/** The answer while nothing can be written. */
export const DISK_FULL = {
  error: 'Сейчас ничего нельзя сохранить: на сервере закончилось место. Попробуй позже.',
  errorCode: 'disk_full',
};

function openServer(connectionString: string, patienceMs?: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    lock_timeout: LOCK_TIMEOUT_MS,
    connectionTimeoutMillis: patienceMs ?? 10_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const pulse = patienceMs === undefined ? UNFELT : feelPulse(connectionString);
  return {
    ...serverTx(pool, pulse),
    transaction: (work) => inTransaction(pool, pulse, work),
    close: async () => {
      await pulse.stop();
      await pool.end();
    },
    pool: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** The owner's connections end by themselves, soon after the last migration. */
function withOwner(db: Database, owner: Database): Database {
  return {
    ...db,
    owner,
    close: async () => {
      await Promise.all([db.close(), owner.close()]);
    },
  };
}

function typeParser(oid: number, format: 'text' | 'binary' = 'text') {
  return PARSERS[oid] ?? pg.types.getTypeParser(oid, format);
}

function serverTx(source: pg.Pool | pg.PoolClient, pulse: Pulse): Tx {
  const ask = (sql: string, params?: unknown[]) =>
    pulse.orLost(() => source.query(sql, params)).catch(refuseUnconnected);
  return {
    query: async <T>(sql: string, params: unknown[] = []) => (await ask(sql, params)).rows as T[],
    script: async (sql) => {
      await ask(sql);
    },
    afterCommit: atOnce,
  };
}

async function inTransaction<T>(pool: pg.Pool, pulse: Pulse, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (pulse.isLost) throw new Unavailable(BUSY);
  const client = await pool.connect().catch(refuseUnconnected);
  const tx = serverTx(client, pulse);
  try {
    await tx.script('begin');
    const result = await work(tx);
    await tx.script('commit');
    client.release();
    return result;
  } catch (error) {
    const over = client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    // The connection comes back when a server that stands still does; nobody waits for that.
    if (!pulse.isLost) await over;
    throw error;
  }
}

/** The driver's own errors about connections have no code. */
function refuseUnconnected(error: Error): never {
  const isUnconnected = /^(timeout exceeded when trying to connect|Connection terminated)/.test(
    error.message,
  );
  throw isUnconnected ? new Unavailable(BUSY) : error;
}
