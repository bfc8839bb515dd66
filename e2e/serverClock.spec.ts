import { renameSync, writeFileSync } from 'node:fs';
import { participantOf } from './support/participant.ts';
import { countTokens } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { buy, countLoads, expectBalance, goTo } from './support/verbs.ts';

// The services use the clock of their machine, and somebody may change this clock while they run.

test.use({ environment: { NODE_OPTIONS: '--import ./e2e/support/movedClock.ts' } });

const HOUR_MS = 60 * 60 * 1000;

/** Moves the clock of the running system in one step. */
function moveClock({ dataDir }: { dataDir: string }, ms: number): void {
  writeFileSync(`${dataDir}/clock.next`, String(ms));
  renameSync(`${dataDir}/clock.next`, `${dataDir}/clock`);
}

for (const [way, jump] of [
  ['back', -HOUR_MS],
  ['ahead', HOUR_MS],
] as const)
  test(`SE7 running services whose clock jumps an hour ${way} and returns keep the sign-in and accept orders`, {
    tag: '@heavy',
  }, async ({ context, open, page, problems, signIn, system }) => {
    // The services refuse tokens of another time.
    problems.allow(/status of 40[01]/);
    system.isChanged = true;
    await signIn('student');
    await open('/');
    await expectBalance(page, '12 500');
    const [loads, tokens] = [countLoads(page), countTokens(context)];

    /** Buys after a jump, and returns how far the clock of the services differs from this machine's. */
    async function buyAfterJump(ms: number, balance: string): Promise<number> {
      moveClock(system, ms);
      await goTo(page, '/catalog/12');
      const number = await buy(page);
      const participant = participantOf(page, system.url);
      await goTo(page, '/');
      await expectBalance(page, balance);
      const { orders } = await participant.get<{ orders: { id: number; date: string }[] }>(
        '/loyalty/v2/api/orders',
      );
      const order = orders.find(({ id }) => number.endsWith(String(id)));
      return Date.parse(order?.date ?? '') - Date.now();
    }
    expect(Math.abs((await buyAfterJump(jump, '10 100')) - jump)).toBeLessThan(HOUR_MS / 2);
    // The page replaces a token of another time once, not at every call. The first answer reveals the
    // difference of the clocks.
    expect(tokens()).toBeLessThanOrEqual(2);

    expect(Math.abs(await buyAfterJump(0, '7 700'))).toBeLessThan(HOUR_MS / 2);
    expect(tokens()).toBeLessThanOrEqual(4);
    expect(loads()).toBe(0);
  });
