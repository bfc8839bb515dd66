import { type Database, openDatabase } from '../database.ts';
import { type Content, freshEmbedded, SHARED_SERVER } from './database.ts';
import { createOwned, findPostgres } from './postgres.ts';

const MISSING =
  'There is no PostgreSQL (initdb, postgres) on this machine: what only it can show, such as races, is not tested.';

/**
 * The same suite on the embedded database and on a PostgreSQL server. Without a server on the machine that half is
 * skipped, in CI it fails. There the services are a role that owns nothing, and what a test arranges that no service may
 * is done by `ownerOf(db)`.
 * @param suite `open` gives a fresh database; the suite closes it
 */
export function onEachDatabase(
  suite: (open: (content?: Content) => Promise<Database>, engine: Engine) => void,
): void {
  describe('on PGlite', () => suite((content) => freshEmbedded(content), 'PGlite'));

  wherePostgres(() =>
    suite(
      async (content) => openDatabase(await createOwned(process.env[SHARED_SERVER] ?? '', content)),
      'PostgreSQL',
    ),
  );
}

/** A database that the services run on. */
export type Engine = 'PGlite' | 'PostgreSQL';

/**
 * How often a test repeats something on that engine. PGlite is slow, so where PostgreSQL repeats it as well, PGlite does
 * a tenth. `THOROUGH=1` repeats all on both.
 */
export function repetitions(engine: Engine, wanted: number): number {
  const isEnough = engine === 'PGlite' && findPostgres() !== null && !process.env.THOROUGH;
  return isEnough ? Math.ceil(wanted / 10) : wanted;
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
