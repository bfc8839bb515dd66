import { countPoll, hiddenTab } from './hiddenTab.ts';

test.each([
  [0, 'stay'],
  [35, 'stay'],
  [36, 'warn'],
  [39, 'warn'],
  [40, 'leave'],
  [41, 'leave'],
])('SE5 R25 %i polls while hidden: %s', (polls, verdict) => {
  expect(hiddenTab(polls)).toBe(verdict);
});

test('R25 polls count only while hidden, and being seen begins anew', () => {
  expect(countPoll(38, false)).toBe(39);
  expect(countPoll(39, true)).toBe(0);
});
