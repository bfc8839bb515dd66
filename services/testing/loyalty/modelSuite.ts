import * as fc from 'fast-check';
import { prepareKit } from '../../kit/prepare.ts';
import { findLedgerIssues } from '../../loyalty/ledger/ledger.ts';
import { prepareLoyalty } from '../../loyalty/prepare.ts';
import { type Engine, repetitions } from '../kit/onEachDatabase.ts';
import { type Action, actionsUpTo, expectedOf, PRICES } from './ledgerActions.ts';
import { LedgerModel } from './ledgerModel.ts';
import type { World } from './ledgerWorld.ts';
import { aProduct } from './members.ts';
import { proveLedger } from './proveLedger.ts';
import { RealMember } from './realMember.ts';

const { LEDGER_RUNS, LEDGER_STEPS: steps = 100, LEDGER_SEED: seed } = process.env;

/**
 * L6: any sequence of actions changes the ledger and the model in the same way. A failure prints its seed.
 * `LEDGER_SEED=…` repeats the seed; `LEDGER_RUNS` and `LEDGER_STEPS` set the number and length of runs.
 */
export function modelSuite(engine: Engine, make: () => Promise<World>): void {
  const runs = LEDGER_RUNS ?? repetitions(engine, 1_000);
  let world: World;
  beforeAll(async () => {
    world = await make();
    await prepareKit(world.db);
    await prepareLoyalty(world.db);
    for (const price of PRICES) await aProduct(world.db, price);
  }, 240_000);
  afterAll(() => world.close());
  proveLedger(() => world.db);

  test(`L6 ${runs} runs of up to ${steps} actions agree with the model`, async () => {
    await fc.assert(fc.asyncProperty(actionsUpTo(Number(steps)), run), {
      numRuns: Number(runs),
      ...(seed && { seed: Number(seed) }),
    });
  }, 3_600_000);

  /** Each run creates a participant, because an empty database per run would take a second. */
  async function run(actions: Action[]): Promise<void> {
    const model = new LedgerModel();
    const member = await RealMember.in(world);
    for (const step of actions) {
      const expected = expectedOf(model, step);
      expect([step, await member.act(step), member.balance]).toEqual([step, expected, model.balance]);
    }
    expect(await member.owed()).toBe(model.owed);
    expect(await findLedgerIssues(world.db, member.contact.id)).toEqual([]);
  }
}
