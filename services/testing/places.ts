import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from '../kit/database.ts';
import { layDatabase } from './kit/database.ts';
import { type Engine, testsEmbedded } from './kit/onEachDatabase.ts';
import { findPostgres, startPostgres } from './kit/postgres.ts';

/** A location for a database that exists before the services start and after they end. */
export interface Place {
  options: DatabaseOptions;
  remove(): Promise<void>;
}

export async function aFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabinet-place-'));
  await layDatabase(dataDir);
  return { options: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

export async function aServer(): Promise<Place> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is missing');
  const server = await startPostgres(programs);
  return { options: await server.create(), remove: () => server.stop() };
}

/** The locations that this run tests. In CI, a missing PostgreSQL fails the test. */
export const places: Array<[Engine, () => Promise<Place>]> = testsEmbedded() ? [['PGlite', aFolder]] : [];
if (findPostgres() || process.env.CI) places.push(['PostgreSQL', aServer]);
