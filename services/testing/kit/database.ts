import { randomUUID } from 'node:crypto';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, type DatabaseOptions, openDatabase } from '../../kit/database.ts';

/**
 * An existing PostgreSQL server for the tests (`npm test -- postgres`). The role must be able to create
 * databases.
 */
export const SERVER = process.env.TEST_DATABASE_SERVER;

/** The content of a fresh database: empty, or the data of `prepareServices`. */
export type Content = 'empty' | 'seeded';

/**
 * The folder where `globalSetup.ts` stores PGlite's files of each content, as `<content>/` and
 * `<content>.tar`.
 */
export const DUMPS = 'TEST_DUMPS';
/** The URL of the server that `globalSetup.ts` starts for suites on both databases. */
export const SHARED_SERVER = 'TEST_POSTGRES';
/** The database that `globalSetup.ts` seeds on each server. */
export const TEMPLATE = 'test_seeded';

const filesOf = (content: Content) => join(process.env[DUMPS] ?? '', content);

/**
 * Opens a fresh embedded database in memory. The database is a copy, because PGlite's `initdb` takes several
 * seconds.
 */
export async function freshEmbedded(
  content: Content = 'empty',
  options: DatabaseOptions = {},
): Promise<Database> {
  return openDatabase({ ...options, dump: new Blob([await readFile(`${filesOf(content)}.tar`)]) });
}

/** Creates a data folder with a fresh embedded database. */
export async function layDatabase(dataDir: string, content: Content = 'empty'): Promise<void> {
  await cp(filesOf(content), dataDir, { recursive: true });
}

/** Opens a fresh database on the given server, or in memory without a server. */
export async function freshDatabase(content: Content = 'empty'): Promise<Database> {
  if (!SERVER) return freshEmbedded(content);
  const { databaseUrl, drop } = await createDatabase(SERVER, content);
  const db = await openDatabase({ databaseUrl });
  return { ...db, close: () => db.close().then(drop) };
}

/** @param server the URL of any database on the server, with a role that can create databases */
export async function createDatabase(
  server: string,
  content: Content = 'empty',
): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await say(server, `create database ${name} template ${templateOf(content)}`);
  const databaseUrl = addressOf(server, name);
  return { databaseUrl, drop: () => say(server, `drop database ${name} with (force)`) };
}

/** Returns the URL of another database on the same server. */
export function addressOf(server: string, database: string): string {
  return server.replace(/^([^?]*\/)[^/?]*/, `$1${database}`);
}

/** Returns the template database for a content. */
export function templateOf(content: Content): string {
  return content === 'seeded' ? TEMPLATE : 'template1';
}

/** Runs SQL on a server with the role of the URL. */
export async function say(databaseUrl: string, sql: string): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  await db.script(sql).finally(() => db.close());
}
