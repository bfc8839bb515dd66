import { type Database, openDatabase } from '../database.ts';
import { findPostgres, startPostgres, type TestServer } from './postgres.ts';

const START_MS = 60_000;
const MISSING =
  'There is no PostgreSQL (initdb, postgres) on this machine: what only it can show, such as races, is not tested.';

/**
 * The same suite on the embedded database and on a PostgreSQL server that it starts. Without a server
 * on the machine that half is skipped, in CI it fails. There the services are a role that owns nothing, and what a test
 * arranges that no service may is done by `ownerOf(db)`.
 * @param suite `open` gives a fresh, empty database; the suite closes it
 */
export function onEachDatabase(suite: (open: () => Promise<Database>) => void): void {
  describe('on PGlite', () => suite(() => openDatabase()));

  wherePostgres((programs) => onServer(programs, suite));
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

function onServer(programs: string, suite: (open: () => Promise<Database>) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startPostgres(programs);
  }, START_MS);
  afterAll(() => server.stop());

  suite(async () => openDatabase(await server.create()));
}
