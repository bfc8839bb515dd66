import { earningRefusal } from './earning.ts';

test.each([
  [1, null],
  [2, 'card-off'],
  [5, 'card-off'],
  [null, 'card-off'],
])('A5 earningRefusal for a card with status %p: %p', (status, refusal) => {
  expect(earningRefusal({ status })).toBe(refusal);
});

test('§1 a participant without a card cannot earn', () => {
  expect(earningRefusal(null)).toBe('no-card');
});
