import { periodOf, usualDays } from './days.ts';

test('periodOf ends at the end of the last day', () => {
  const { from, to } = periodOf({ from: '2026-02-01', to: '2026-02-28' });
  expect([from, to]).toEqual([new Date(2026, 1, 1), new Date(2026, 2, 1)]);
});

test('periodOf without an end includes everything', () => {
  const { from, to } = periodOf({ from: null, to: null });
  expect(from.getTime()).toBe(0);
  expect(to.getTime()).toBeGreaterThan(new Date(9999, 0).getTime());
});

test('in January the last month is December of the year before', () => {
  const days = Object.fromEntries(
    usualDays(new Date(2026, 0, 15, 23)).map((usual) => [usual.name, usual.days]),
  );
  expect(days).toEqual({
    month: { from: '2026-01-01', to: '2026-01-15' },
    lastMonth: { from: '2025-12-01', to: '2025-12-31' },
    year: { from: '2026-01-01', to: '2026-01-15' },
  });
});
