import { countPoll, hiddenTab } from './hiddenTab.ts';

test.each([
  [0, 'stay'],
  [35, 'stay'],
  [36, 'warn'],
  [39, 'warn'],
  [40, 'leave'],
  [41, 'leave'],
])('SE5 R25 %i polls of a hidden tab lead to: %s', (polls, verdict) => {
  expect(hiddenTab(polls)).toBe(verdict);
});

test('R25 countPoll counts only polls of a hidden tab and resets when the tab is visible', () => {
  expect(countPoll(38, false)).toBe(39);
  expect(countPoll(39, true)).toBe(0);
});
