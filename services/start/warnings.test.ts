import { openDatabase } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { freshEmbedded } from '../testing/kit/database.ts';
import { wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres, type TestServer } from '../testing/kit/postgres.ts';
import { openReachable } from './openReachable.ts';
import { startSystem } from './start.ts';
import { findWarnings, refuseLossy, warnOfSandboxAccounts } from './warnings.ts';

const LOCAL = 'http://localhost:8080';
const PUBLIC = 'https://friends.example';
const keycloakUrl = 'https://id.example';

describe('K3 risks of the embedded database', () => {
  test.each([
    [{ origin: LOCAL }, 0],
    [{ origin: LOCAL, keycloakUrl }, 1],
    [{ origin: PUBLIC }, 1],
    [{ origin: PUBLIC, keycloakUrl }, 1],
  ])(
    'K3 a start with %j warns about the embedded database once or never (%i)',
    async (surroundings, times) => {
      const db = await freshEmbedded();
      expect(await findWarnings(db, surroundings).finally(() => db.close())).toHaveLength(times);
    },
  );

  test('K3 the embedded database is refused for real accounts at a public origin, unless the operator accepts it', () => {
    expect(() => refuseLossy({ origin: PUBLIC, keycloakUrl }, false)).toThrow('DATABASE_URL');
    expect(() => refuseLossy({ origin: PUBLIC, keycloakUrl }, true)).not.toThrow();
    for (const surroundings of [
      { origin: PUBLIC },
      { origin: LOCAL, keycloakUrl },
      { origin: PUBLIC, keycloakUrl, databaseUrl: 'postgres://db' },
    ]) {
      expect(() => refuseLossy(surroundings, false)).not.toThrow();
    }
  });
});

test.each([
  [{ origin: PUBLIC }, 1],
  [{ origin: PUBLIC, databaseUrl: 'postgres://db' }, 1],
  [{ origin: PUBLIC, keycloakUrl }, 0],
  [{ origin: LOCAL }, 0],
])(
  "C5 a start with %j warns about the sandbox's public password once or never (%i)",
  (surroundings, times) => {
    expect(warnOfSandboxAccounts(surroundings)).toHaveLength(times);
  },
);

wherePostgres((programs) => {
  let server: TestServer | undefined;
  afterEach(() => server?.stop());

  /** Returns the warnings of a start with the services' role, and with the owner. */
  async function warnings(started: TestServer): Promise<[string[], string[]]> {
    server = started;
    const { databaseUrl, ownerUrl } = await server.create();
    const db = await openDatabase({ databaseUrl, ownerUrl });
    const alone = await openDatabase({ databaseUrl: ownerUrl });
    try {
      await prepareKit(db);
      const surroundings = { databaseUrl, origin: PUBLIC, keycloakUrl };
      return [await findWarnings(db, surroundings), await findWarnings(alone, surroundings)];
    } finally {
      await Promise.all([db.close(), alone.close()]);
    }
  }

  const OWNS = [expect.stringMatching(/^The role "cabinet_owner" of DATABASE_URL owns its tables/)];

  test('K3 a server that may lose answers causes a warning per setting; T5 a role that owns its tables, too', async () => {
    const loose = ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) =>
      expect.stringContaining(`PostgreSQL runs with ${name} = off`),
    );
    expect(await warnings(await startPostgres(programs))).toEqual([loose, [...loose, ...OWNS]]);
  }, 60_000);

  test('D12 a start with an owner of another database fails before it changes that database', async () => {
    server = await startPostgres(programs);
    const [{ databaseUrl }, { ownerUrl }] = [await server.create(), await server.create()];
    await expect(openReachable({ databaseUrl, ownerUrl })).rejects.toThrow(
      /^DATABASE_URL names the database "cabinet_\w+", DATABASE_OWNER_URL the database "cabinet_\w+"/,
    );
  }, 60_000);

  test('D12 a start without the owner on a database without its seed says so', async () => {
    server = await startPostgres(programs);
    const { databaseUrl, ownerUrl } = await server.create();
    const start = (urls: object, seed: boolean) =>
      startSystem({ port: 0, dataDir: '', services: ['loyalty'], seed, quiet: true, ...urls });
    await (await start({ databaseUrl, databaseOwnerUrl: ownerUrl }, false)).close();
    await expect(start({ databaseUrl }, true)).rejects.toThrow(/^The database needs .* initial data/);
  }, 60_000);

  test('K3 a durable server causes no warning', async () => {
    expect(await warnings(await startPostgres(programs, []))).toEqual([[], OWNS]);
  }, 60_000);
});
