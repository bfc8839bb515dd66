import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { layDatabase } from '../kit/testing/database.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';
import { openIdentity } from '../loyalty/testing/serviceProcess.ts';
import { aCrowd, findLosses, shopOn, stateOf } from '../testing/crowd.ts';
import { Fleet } from '../testing/fleet.ts';

/** `KILLS=50` makes more of them. Several processes on a server are killed in scaleOut.long.test.ts. */
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
  `K1 the one process of an embedded database, killed ${KILLS} times under load, loses and halves nothing`,
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
      // At any moment of whatever is being done.
      await pause(Math.random() * 1_000);
      await fleet.kill(0);
      // What the process has left behind, before anybody mends it.
      const left = join(folder, 'left');
      await cp(dataDir, left, { recursive: true });
      // While nobody answers: it knows nothing of what the next process is asked for.
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
    // The promise is 5 s, on a machine that does nothing else: what a kill may add to a start is next to nothing.
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
