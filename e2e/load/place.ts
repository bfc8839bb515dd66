import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import { type DatabaseOptions, openDatabase } from '@cabinet/services/database';
import { populate } from '@cabinet/services/testing/population';
import { findPostgres, startPostgres } from '@cabinet/services/testing/postgres';

/** A database with a population. */
export interface Place {
  options: DatabaseOptions;
  remove(): Promise<void>;
}

/** Returns a copy of an embedded database. Each population is created once, in `.cache/load`. */
export async function embeddedPlace(members: number): Promise<Place> {
  const kept = join(root, '.cache/load', `${members}-${await fingerprint()}`);
  if (!existsSync(kept)) {
    const unfinished = `${kept}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await fill({ dataDir: unfinished }, members);
    await rename(unfinished, kept);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'cabinet-load-'));
  await cp(kept, dataDir, { recursive: true });
  return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/**
 * Returns a PostgreSQL server with real disk writes. Filling the server takes about as long as copying a full
 * database.
 */
export async function serverPlace(members: number): Promise<Place> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL (initdb, postgres) is missing on this machine.');
  const server = await startPostgres(programs, []);
  await fill({ databaseUrl: server.url }, members);
  const dataDir = mkdtempSync(join(tmpdir(), 'cabinet-load-'));
  const remove = () => server.stop().finally(() => rm(dataDir, { recursive: true, force: true }));
  return { options: { databaseUrl: server.url, dataDir }, remove };
}

async function fill(options: DatabaseOptions, members: number): Promise<void> {
  const begun = performance.now();
  const db = await openDatabase(options);
  await populate(db, members);
  await db.close();
  console.log(`${members} members made in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

/**
 * A different population gives a different hash. The process migrates an older schema at its start, as in
 * production.
 */
async function fingerprint(): Promise<string> {
  const sql = await readFile(join(root, 'services/testing/population.sql'));
  return createHash('sha256').update(sql).digest('hex').slice(0, 12);
}
