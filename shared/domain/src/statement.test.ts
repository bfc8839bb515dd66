import * as fc from 'fast-check';
import { accountStatement } from './statement.ts';

const day = (of: number) => new Date(Date.UTC(2026, 10, of));
const OPERATIONS = [
  { amount: -900, date: '2026-11-12T10:00:00Z' },
  { amount: 500, date: '2026-11-02T00:00:00Z' },
  { amount: 6_400, date: '2026-11-01T23:59:59Z' },
];

test.each([
  [1, 30, 250, 6_900, 900, 6_250],
  [2, 12, 6_650, 500, 0, 7_150],
  [12, 13, 7_150, 0, 900, 6_250],
  [20, 30, 6_250, 0, 0, 6_250],
])(
  'the statement from the %i. to the %i. opens with %i, adds %i, charges %i and closes with %i',
  (from, to, opening, accrued, charged, closing) => {
    const period = { from: day(from), to: day(to) };
    expect(accountStatement(OPERATIONS, 6_250, period)).toMatchObject({ opening, accrued, charged, closing });
  },
);

test('each line has the balance after its movement', () => {
  const { lines } = accountStatement(OPERATIONS, 6_250, { from: day(1), to: day(12) });
  expect(lines.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
    [500, 7_150],
    [6_400, 6_650],
  ]);
});

const operation = fc.record({
  amount: fc.integer({ min: -50_000, max: 50_000 }),
  date: fc.integer({ min: 1, max: 60 }).map((of) => day(of).toISOString()),
});

test('the opening balance plus movements is the closing balance, and periods join without a gap', () => {
  fc.assert(
    fc.property(
      fc.array(operation),
      fc.nat({ max: 1_000_000 }),
      fc.tuple(fc.nat({ max: 70 }), fc.nat({ max: 70 }), fc.nat({ max: 70 })),
      (operations, balance, days) => {
        const [from = 0, middle = 0, to = 0] = days.toSorted((one, other) => one - other);
        const first = accountStatement(operations, balance, { from: day(from), to: day(middle) });
        const second = accountStatement(operations, balance, { from: day(middle), to: day(to) });
        const whole = accountStatement(operations, balance, { from: day(from), to: day(to) });
        for (const { opening, accrued, charged, closing } of [first, second, whole]) {
          expect(opening + accrued - charged).toBe(closing);
        }
        expect(first.closing).toBe(second.opening);
        expect([whole.opening, whole.closing]).toEqual([first.opening, second.closing]);
      },
    ),
  );
});

test('a statement of all operations opens with 0', () => {
  fc.assert(
    fc.property(fc.array(operation), (operations) => {
      const balance = operations.reduce((sum, { amount }) => sum + amount, 0);
      const all = accountStatement(operations, balance, { from: day(-10), to: day(100) });
      expect(all).toMatchObject({ opening: 0, closing: balance });
    }),
  );
});
