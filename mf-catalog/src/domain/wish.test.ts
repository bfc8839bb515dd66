import { dayOf, isSendable, losesEmoji, wishedMoment, wishProblems } from './wish.ts';

const NOW = new Date(2026, 10, 21, 15, 30);

test.each([
  ['', '', true],
  ['2026-11-21', '', true],
  ['2026-11-20', '', false],
  ['2027-01-01', 'x'.repeat(500), true],
  ['', 'x'.repeat(501), false],
  ['', `${'x'.repeat(500)}   `, true],
])('a wish for "%s" with a comment is sent or not', (date, comment, expected) => {
  expect(isSendable({ date, comment }, NOW)).toBe(expected);
});

test('says by how much a comment is too long', () => {
  expect(wishProblems({ date: '', comment: 'x'.repeat(507) }, NOW).excess).toBe(7);
});

test.each([
  ['Размер M', false],
  ['Размер M 🎉', true],
  ['№ 5 © *', false],
])('"%s" loses emoji: %s', (comment, expected) => {
  expect(losesEmoji({ date: '', comment })).toBe(expected);
});

test('without a day the wish is for now, with one for its noon', () => {
  expect(wishedMoment({ date: '', comment: '' }, NOW)).toBe(NOW.toISOString());
  expect(wishedMoment({ date: '2026-12-01', comment: '' }, NOW)).toBe(
    new Date(2026, 11, 1, 12).toISOString(),
  );
});

test('a day is local', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});
