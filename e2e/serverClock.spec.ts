import { rmSync, writeFileSync } from 'node:fs';
import { participantOf } from './support/participant.ts';
import { countTokens } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { buy, countLoads, expectBalance, goTo } from './support/verbs.ts';

// The services use the clock of their machine, and somebody may change this clock.

test.use({ environment: { NODE_OPTIONS: '--import ./e2e/support/movedClock.ts' } });

const HOUR_MS = 60 * 60 * 1000;

for (const [way, jump] of [
  ['back', -HOUR_MS],
  ['ahead', HOUR_MS],
] as const)
  test(`SE7 services whose clock jumps an hour ${way} keep the sign-in and accept an order`, {
    tag: '@heavy',
  }, async ({ context, open, page, problems, signIn, system }) => {
    // Calls fail during the restart, and the services refuse older tokens.
    problems.allow(/ERR_CONNECTION_(REFUSED|RESET)|status of (40[01]|503)/);
    system.isChanged = true;
    await signIn('student');
    await open('/');
    await expectBalance(page, '12 500');
    const [loads, tokens] = [countLoads(page), countTokens(context)];

    const clock = `${system.dataDir}/clock`;
    await system.restart(async () => writeFileSync(clock, String(jump)));
    await goTo(page, '/catalog/12');
    const number = await buy(page);
    await goTo(page, '/');
    await expectBalance(page, '10 100');
    expect(loads()).toBe(0);
    // The page replaces a token of another time once, not at every call. The first answer reveals the
    // difference of the clocks.
    expect(tokens()).toBeLessThanOrEqual(2);

    const participant = participantOf(page, system.url);
    await page.reload();
    const { orders } = await participant.get<{ orders: { id: number; date: string }[] }>(
      '/loyalty/v2/api/orders',
    );
    const order = orders.find(({ id }) => number.endsWith(String(id)));
    const off = Date.parse(order?.date ?? '') - Date.now() - jump;
    expect(Math.abs(off), 'the clock of the services differs').toBeLessThan(HOUR_MS / 2);

    await system.restart(async () => rmSync(clock));
    await goTo(page, '/orders');
    await expect(page.getByRole('region', { name: 'Заказы' })).toBeVisible();
  });
