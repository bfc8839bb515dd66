import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../database.ts';

/** A PostgreSQL server of whoever runs the tests (`npm test -- postgres`), as who may create databases there. */
export const SERVER = process.env.TEST_DATABASE_SERVER;

/** A fresh, empty database: in memory, or where the tests are given a server, there. */
export async function freshDatabase(): Promise<Database> {
  if (!SERVER) return openDatabase();
  const { databaseUrl, drop } = await createDatabase(SERVER);
  const db = await openDatabase({ databaseUrl });
  return { ...db, close: () => db.close().then(drop) };
}

/** @param server address of any database of it, as who may create others */
export async function createDatabase(
  server: string,
): Promise<{ databaseUrl: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await say(server, `create database ${name}`);
  const databaseUrl = server.replace(/^([^?]*\/)[^/?]*/, `$1${name}`);
  return { databaseUrl, drop: () => say(server, `drop database ${name} with (force)`) };
}

/** Says something to a server as whoever the address names. */
export async function say(databaseUrl: string, sql: string): Promise<void> {
  const db = await openDatabase({ databaseUrl });
  await db.script(sql).finally(() => db.close());
}
