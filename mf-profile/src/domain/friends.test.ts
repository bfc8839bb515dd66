import { aReferral } from '@cabinet/testing/builders';
import { friendRings, RINGS } from './friends.ts';

test('friendRings follow the order of payments', () => {
  const payments = [
    aReferral({ name: 'Илья Комаров', date: '2026-03-01T10:00:00Z' }),
    aReferral({ name: 'Малика Тўхтаева', date: '2025-12-20T10:00:00Z' }),
  ];
  expect(friendRings(payments)).toEqual(['МТ', 'ИК']);
});

test('more friends than rings fill each ring once', () => {
  expect(friendRings(Array.from({ length: 12 }, () => aReferral()))).toHaveLength(RINGS);
});
