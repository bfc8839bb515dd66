import { randomUUID } from 'node:crypto';
import { type Database, openDatabase } from '../kit/database.ts';
import { findLedgerIssues } from '../loyalty/ledger/ledger.ts';
import { aCrowd, findLosses, shopOn, stateOf } from '../testing/crowd.ts';
import { Fleet } from '../testing/fleet.ts';
import { wherePostgres } from '../testing/kit/onEachDatabase.ts';
import { startPostgres, type TestServer } from '../testing/kit/postgres.ts';
import { openIdentity } from '../testing/loyalty/serviceProcess.ts';

/** `KILLS=50` sets more kills. */
const KILLS = Number(process.env.KILLS ?? 6);

wherePostgres((programs) => {
  let server: TestServer;
  let identity: Awaited<ReturnType<typeof openIdentity>>;
  let fleet: Fleet;
  let db: Database;

  beforeAll(async () => {
    server = await startPostgres(programs);
    identity = await openIdentity();
    // Start both processes concurrently, on an empty database.
    const options = await server.create();
    fleet = await Fleet.start(2, options, identity.url, { SEED: 'on' });
    db = await openDatabase(options);
  }, 120_000);
  afterAll(async () => {
    Fleet.endAll();
    await db?.close();
    await identity?.close();
    await server?.stop();
  });

  test('two processes that start concurrently on an empty database both start, and seed it once', async () => {
    expect(await fleet.ready()).toHaveLength(2);
    const [seeded] = await db.query<{ students: number }>(
      "select count(*) as students from loyalty.contact where email = 'student@cabinet.test'",
    );
    expect(seeded?.students).toBe(1);
    const [first] = await fleet.ready();
    const metrics = await (await fetch(new URL('/metrics', first?.url))).text();
    expect(metrics).toMatch(/^database_connections\{state="waiting"\} 0$/m);
  });

  test(
    'K1 L1 L3 processes that are killed in turn under load lose and duplicate nothing',
    async () => {
      const clients = await aCrowd(db, identity.tokenOf);
      let isOver = false;
      const load = shopOn(clients, fleet, () => isOver);
      for (let kill = 0; kill < KILLS; kill++) {
        await fleet.replace(kill % 2);
        expect(await findLedgerIssues(db)).toEqual([]);
      }
      isOver = true;
      await load;

      for (const client of clients) expect(await stateOf(db, client)).toMatchObject(client.expected());
      expect(await findLosses(db, clients)).toEqual([]);
    },
    180_000 + KILLS * 30_000,
  );

  test('K4 on SIGTERM under load, /readyz reports it first, and all accepted requests are answered', async () => {
    const clients = await aCrowd(db, identity.tokenOf);
    let isOver = false;
    const answers: Array<string | null> = [];
    const load = Promise.all(
      clients.map(async ({ token, purchase }, index) => {
        while (!isOver) answers.push(await fleet.balance(token, purchase(randomUUID()), index));
      }),
    );
    load.catch(() => {});
    for (const index of [0, 1]) {
      const startedAt = performance.now();
      expect(await fleet.stop(index)).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(10_000);
      await fleet.startAt(index);
    }
    isOver = true;
    await load;
    expect(answers.length).toBeGreaterThan(100);
    expect(answers.filter((answer) => !answer?.startsWith('200 '))).toEqual([]);
  }, 120_000);
});
