import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';
import { aCrowd, findLosses, shopOn, stateOf } from '../testing/crowd.ts';
import { Fleet } from '../testing/fleet.ts';
import { layDatabase } from '../testing/kit/database.ts';
import { openIdentity } from '../testing/loyalty/serviceProcess.ts';

/** `KILLS=50` sets more kills. scaleOut.long.test.ts kills several processes on a database server. */
const KILLS = Number(process.env.KILLS ?? 4);

let folder: string;
let identity: Awaited<ReturnType<typeof openIdentity>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cabinet-kills-'));
  identity = await openIdentity();
});
afterAll(async () => {
  Fleet.endAll();
  await identity.close();
  await rm(folder, { recursive: true, force: true });
});

test(
  `K1 the process of an embedded database, killed ${KILLS} times under load, loses no answered data`,
  async () => {
    const dataDir = join(folder, 'data');
    await layDatabase(dataDir);
    const clients = await inDatabase(dataDir, async (db) => {
      await prepareKit(db);
      await prepareLoyalty(db);
      return aCrowd(db, identity.tokenOf);
    });
    const begunAt = performance.now();
    const fleet = await Fleet.start(1, { dataDir }, identity.url);
    const startMs = performance.now() - begunAt;
    let isOver = false;
    const load = shopOn(clients, fleet, () => isOver);
    const readyMs: number[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      // Kill at a random moment.
      await pause(Math.random() * 1_000);
      await fleet.kill(0);
      // Copy the data that the process left, before any recovery.
      const left = join(folder, 'left');
      await cp(dataDir, left, { recursive: true });
      // Check while no process runs, because the clients' records exclude requests to the next process.
      expect(await inDatabase(left, (db) => findLosses(db, clients))).toEqual([]);
      await rm(left, { recursive: true });
      const startedAt = performance.now();
      await fleet.startAt(0);
      readyMs.push(performance.now() - startedAt);
    }
    isOver = true;
    await load;
    expect(await fleet.stop(0)).toBe(0);

    await inDatabase(dataDir, async (db) => {
      for (const client of clients) expect(await stateOf(db, client)).toMatchObject(client.expected());
      expect(await findLosses(db, clients)).toEqual([]);
    });
    // The promise is 5 s on an idle machine. The test only checks that a kill adds little to a start.
    process.stdout.write(`Started in ${seconds([startMs])} s, after each kill in ${seconds(readyMs)} s\n`);
    expect(Math.min(...readyMs)).toBeLessThan(2 * startMs);
  },
  120_000 + KILLS * 60_000,
);

const seconds = (all: number[]) => all.map((ms) => (ms / 1000).toFixed(1)).join(' ');

async function inDatabase<T>(
  dataDir: string,
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) {
  const db = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
