import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, type Tx } from '../../kit/database.ts';
import { ServiceError } from '../../kit/errors.ts';
import { layDatabase } from '../kit/database.ts';
import { startPostgres } from '../kit/postgres.ts';

/** A database that survives the processes that use it. */
export interface World {
  readonly db: Database;
  /** Closes the database and opens it again. */
  restart(): Promise<void>;
  /** Runs work in a transaction, crashes before the commit, and starts again. */
  crash(work: (tx: Tx) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** PGlite on a folder. A crash copies the files in their current state, and the next start opens the copy. */
export async function embeddedWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'cabinet-ledger-'));
  let life = 0;
  const dataDir = () => join(folder, String(life));
  const files = () => join(dataDir(), 'database');
  await layDatabase(dataDir());
  let db = await openDatabase({ dataDir: dataDir() });

  async function reopen(): Promise<void> {
    await db.close();
    db = await openDatabase({ dataDir: dataDir() });
  }
  return {
    get db() {
      return db;
    },
    restart: reopen,
    crash: async (work) => {
      const old = { dataDir: dataDir(), files: files() };
      life += 1;
      await cutOff(db, work, () => cp(old.files, files(), { recursive: true }));
      await reopen();
      await rm(old.dataDir, { recursive: true });
    },
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL server. The server rolls back open transactions of a killed process. */
export async function serverWorld(programs: string): Promise<World> {
  const server = await startPostgres(programs);
  const options = await server.create();
  let db = await openDatabase(options);

  async function reopen(): Promise<void> {
    await db.close();
    db = await openDatabase(options);
  }
  return {
    get db() {
      return db;
    },
    restart: reopen,
    crash: async (work) => {
      await cutOff(db, work);
      await reopen();
    },
    close: async () => {
      await db.close();
      await server.stop();
    },
  };
}

const CUT_OFF = new Error('cut off');

async function cutOff(
  db: Database,
  work: (tx: Tx) => Promise<unknown>,
  cut: () => Promise<void> = async () => {},
): Promise<void> {
  const end = db.transaction(async (tx) => {
    await work(tx).catch(unlessRefused);
    await cut();
    throw CUT_OFF;
  });
  await expect(end).rejects.toBe(CUT_OFF);
}

function unlessRefused(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error;
}
