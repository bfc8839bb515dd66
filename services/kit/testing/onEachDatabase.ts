import { type Database, openDatabase } from '../database.ts';
import { type Content, freshEmbedded, SHARED_SERVER } from './database.ts';
import { createOwned, findPostgres } from './postgres.ts';

const MISSING =
  'There is no PostgreSQL (initdb, postgres) on this machine: what only it can show, such as races, is not tested.';

/**
 * The same suite on the embedded database and on a PostgreSQL server. Without a server on the machine that half is
 * skipped, in CI it fails. There the services are a role that owns nothing, and what a test arranges that no service may
 * is done by `ownerOf(db)`. Where there is a server, the embedded half runs with `THOROUGH=1` only (`npm run test:all`).
 * @param suite `open` gives a fresh database; the suite closes it
 */
export function onEachDatabase(
  suite: (open: (content?: Content) => Promise<Database>, engine: Engine) => void,
): void {
  if (testsEmbedded()) describe('on PGlite', () => suite((content) => freshEmbedded(content), 'PGlite'));

  wherePostgres(() =>
    suite(
      async (content) => openDatabase(await createOwned(process.env[SHARED_SERVER] ?? '', content)),
      'PostgreSQL',
    ),
  );
}

/** Whether suites run on the embedded database too. */
export function testsEmbedded(): boolean {
  return Boolean(process.env.THOROUGH) || findPostgres() === null;
}

/** A database that the services run on. */
export type Engine = 'PGlite' | 'PostgreSQL';

/**
 * How often a test repeats something on that engine: with `THOROUGH=1` as often as wanted, else a tenth. PGlite is slow, so
 * it does a tenth wherever PostgreSQL repeats it as well.
 */
export function repetitions(engine: Engine, wanted: number): number {
  const isShort = !process.env.THOROUGH || (engine === 'PGlite' && findPostgres() !== null);
  return isShort ? Math.ceil(wanted / 10) : wanted;
}

/**
 * A suite for a PostgreSQL server alone. Without one on the machine it is skipped, in CI it fails.
 * @param suite gets the folder of the server's programs
 */
export function wherePostgres(suite: (programs: string) => void): void {
  const programs = findPostgres();
  if (programs) describe('on PostgreSQL', () => suite(programs));
  else if (process.env.CI) test('on PostgreSQL', () => Promise.reject(new Error(MISSING)));
  else {
    process.stderr.write(`SKIPPED: ${MISSING}\n`);
    test.skip('on PostgreSQL', () => {});
  }
}
