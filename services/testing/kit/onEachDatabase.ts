import { type Database, openDatabase } from '../../kit/database.ts';
import { type Content, freshEmbedded, SHARED_SERVER } from './database.ts';
import { createOwned, findPostgres } from './postgres.ts';

const MISSING =
  'PostgreSQL (initdb, postgres) is missing on this machine. Tests that need it, such as races, do not run.';

/**
 * Runs a suite on the embedded database and on a PostgreSQL server. Without a server, the PostgreSQL half is
 * skipped; in CI it fails. On PostgreSQL the services use a role without ownership, so tests prepare data
 * with `ownerOf(db)`. With a server, the embedded half runs only with `THOROUGH=1` (`npm run test:all`).
 * @param suite gets `open`, which returns a fresh database; the suite closes it
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

/** Returns whether suites also run on the embedded database. */
export function testsEmbedded(): boolean {
  return Boolean(process.env.THOROUGH) || findPostgres() === null;
}

/** A database engine of the services. */
export type Engine = 'PGlite' | 'PostgreSQL';

/**
 * Returns the number of repetitions for an engine: all with `THOROUGH=1`, else a tenth. PGlite is slow, so it
 * does a tenth if PostgreSQL repeats the same test.
 */
export function repetitions(engine: Engine, wanted: number): number {
  const isShort = !process.env.THOROUGH || (engine === 'PGlite' && findPostgres() !== null);
  return isShort ? Math.ceil(wanted / 10) : wanted;
}

/**
 * Runs a suite on a PostgreSQL server only. Without a server, the suite is skipped; in CI it fails.
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
