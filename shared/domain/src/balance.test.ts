import * as fc from 'fast-check';
import { balanceBreakdown } from './balance.ts';

test.each([
  [{ balance: 12_500 }, { available: 12_500, frozen: 0, waiting: 0, spent: 0, earned: 12_500 }],
  [
    { balance: 12_500, frozen: 0, waiting: 18_000, spent: 93_250 },
    { available: 12_500, frozen: 0, waiting: 18_000, spent: 93_250, earned: 105_750 },
  ],
  [
    { balance: 4_200, frozen: 4_200 },
    { available: 0, frozen: 4_200, waiting: 0, spent: 0, earned: 4_200 },
  ],
])('balanceBreakdown splits %j into %j', (contact, parts) => {
  expect(balanceBreakdown(contact)).toEqual(parts);
});

test('the parts of any balance add up, and no part is negative', () => {
  const amount = fc.integer();
  fc.assert(
    fc.property(fc.record({ balance: amount, frozen: amount, waiting: amount, spent: amount }), (contact) => {
      const { available, frozen, waiting, spent, earned } = balanceBreakdown(contact);
      expect(available + frozen).toBe(Math.max(contact.balance, 0));
      expect(available + frozen + spent).toBe(earned);
      expect(Math.min(available, frozen, waiting, spent, earned)).toBeGreaterThanOrEqual(0);
    }),
  );
});
