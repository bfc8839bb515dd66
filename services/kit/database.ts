import { mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import pg from 'pg';
import { lockDataFolder } from './dataLock.ts';
import { BUSY, Unavailable } from './errors.ts';
import { SIZES, TIME_LIMITS } from './limits.ts';
import { feelPulse, type Pulse, UNFELT } from './pulse.ts';
import type { Database, Tx } from './sql.ts';
import { keepUp } from './upkeep.ts';

export type { Database, Tx };

export interface DatabaseOptions {
  /** The folder of the embedded database. Without a folder and without a URL, the database is in memory. */
  dataDir?: string | undefined;
  /**
   * The initial files of a new embedded database, in PGlite's dump format. Without a dump, PGlite runs
   * `initdb`.
   */
  dump?: Blob | undefined;
  /** `postgres://…` of a server. The URL takes precedence over `dataDir`. */
  databaseUrl?: string | undefined;
  /** The same database as the role that owns the tables, if the role of `databaseUrl` does not own them. */
  ownerUrl?: string | undefined;
  /** Returns the free bytes for the embedded database. Defaults to a query of the file system. */
  freeBytes?: (() => Promise<number>) | undefined;
  /**
   * For a process that answers users: the maximum wait for a server connection, in milliseconds. After it,
   * the request is refused. Requests are also refused while the server hangs (P2). The default is 10 s, and
   * callers wait for a hanging server.
   */
  timeLimitMs?: number | undefined;
}

/**
 * Opens the embedded database (PGlite) or a PostgreSQL server. Both use the same SQL and the same value
 * types.
 * @throws {DataFolderInUse} another process owns the data folder
 */
export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { databaseUrl, ownerUrl, timeLimitMs } = options;
  if (!databaseUrl) return withAfterCommit(await openEmbedded(options));
  const db = withAfterCommit(openServer(databaseUrl, timeLimitMs));
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

/** Returns the database with the role that may change the tables. */
export function ownerOf(db: Database): Database {
  return db.owner ?? db;
}

// The two drivers disagree on int8, numeric (sum, count) and date. Tokens are integers, and days are text.
const PARSERS: Record<number, (text: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (day) => day,
};

/** The embedded database cannot survive a partial write, so it stops before the disk is full (K4). */
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
 * PGlite computes on the thread that answers requests. Its queue starts the next query before the event loop
 * turns. New requests would then wait for all queued queries (D13). This wrapper lets the loop turn before
 * each query.
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

/** Returns a queue that runs one work at a time, in order. */
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

/** The answer while the disk is full. */
export const DISK_FULL = {
  error: 'Сейчас ничего нельзя сохранить: на сервере закончилось место. Попробуй позже.',
  errorCode: 'disk_full',
};

function openServer(connectionString: string, timeLimitMs?: number): Database {
  const pool = new pg.Pool({
    connectionString,
    max: SIZES.connections,
    lock_timeout: TIME_LIMITS.lock,
    connectionTimeoutMillis: timeLimitMs ?? 10_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // The pool replaces an idle connection that fails. Without a listener, the error would end the process.
  pool.on('error', () => {});
  const pulse = timeLimitMs === undefined ? UNFELT : feelPulse(connectionString);
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

/** The owner's idle connections close soon after the last migration. */
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
    // A hanging server releases the connection when it recovers, so do not wait for it.
    if (!pulse.isLost) await over;
    throw error;
  }
}

/** The driver's connection errors have no code. */
function refuseUnconnected(error: Error): never {
  const isUnconnected = /^(timeout exceeded when trying to connect|Connection terminated)/.test(
    error.message,
  );
  throw isUnconnected ? new Unavailable(BUSY) : error;
}
