import { randomUUID } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '../database.ts';

/** A PostgreSQL server of whoever runs the tests (`npm test -- postgres`), as who may create databases there. */
export const SERVER = process.env.TEST_DATABASE_SERVER;

/** What a fresh database holds: nothing, or what `prepareServices` puts into it. */
export type Content = 'empty' | 'seeded';

/** The folder where `globalSetup.ts` leaves PGlite's files of each content, as `<content>/` and `<content>.tar`. */
export const DUMPS = 'TEST_DUMPS';
/** The address of the server that `globalSetup.ts` starts for the suites that run on both databases. */
export const SHARED_SERVER = 'TEST_POSTGRES';
/** The database that `globalSetup.ts` seeds on each server. */
export const TEMPLATE = 'test_seeded';

const filesOf = (content: Content) => join(process.env[DUMPS] ?? '', content);

/** A fresh embedded database in memory: a copy, because `initdb` takes PGlite several seconds. */
export async function freshEmbedded(
  content: Content = 'empty',
  options: DatabaseOptions = {},
): Promise<Database> {
  return openDatabase({ ...options, dump: new Blob([await readFile(`${filesOf(content)}.tar`)]) });
}

/** Makes a data folder with a fresh embedded database. */
export async function layDatabase(dataDir: string, content: Content = 'empty'): Promise<void> {
  await cp(filesOf(content), dataDir, { recursive: true });
}

/** A fresh database: on the server that the tests are given, or else in memory. */
export async function freshDatabase(content: Content = 'empty'): Promise<Database> {
  if (!SERVER) return freshEmbedded(content);
  const { databaseUrl, drop } = await createDatabase(SERVER, content);
  const db = await openDatabase({ databaseUrl });
  return { ...db, close: () => db.close().then(drop) };
}

/** @param server address of any database of it, as who may create others */
export async function createDatabase(
  server: string,
  content: Content = 'empty',
): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await say(server, `create database ${name} template ${templateOf(content)}`);
  const databaseUrl = addressOf(server, name);
  return { databaseUrl, drop: () => say(server, `drop database ${name} with (force)`) };
}

/** The address of another database on that server. */
export function addressOf(server: string, database: string): string {
  return server.replace(/^([^?]*\/)[^/?]*/, `$1${database}`);
}

/** The database that a new one of that content is a copy of. */
export function templateOf(content: Content): string {
  return content === 'seeded' ? TEMPLATE : 'template1';
}

/** Says something to a server as whoever the address names. */
export async function say(databaseUrl: string, sql: string): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  await db.script(sql).finally(() => db.close());
}
