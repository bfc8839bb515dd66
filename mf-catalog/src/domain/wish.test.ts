import {
  addressOf,
  dayOf,
  isSendable,
  losesEmoji,
  NO_WISH,
  PICK_UP,
  wishedMoment,
  wishProblems,
} from './wish.ts';

const NOW = new Date(2026, 10, 21, 15, 30);

test.each([
  ['', '', true],
  ['2026-11-21', '', true],
  ['2026-11-20', '', false],
  ['01.12', '', false],
  ['2027-01-01', 'x'.repeat(500), true],
  ['', 'x'.repeat(501), false],
  ['', `${'x'.repeat(500)}   `, true],
])('a wish for "%s" with a comment is sent or not', (date, comment, expected) => {
  expect(isSendable({ ...NO_WISH, date, comment }, NOW)).toBe(expected);
});

test.each([
  ['', null],
  ['2026-11-21', null],
  ['2026-11-20', 'past'],
  ['31.02.2099', 'none'],
  ['0', 'none'],
])('the day "%s" is wrong because %s', (date, problem) => {
  expect(wishProblems({ ...NO_WISH, date }, NOW).day).toBe(problem);
});

test('says by how much a comment is too long', () => {
  expect(wishProblems({ ...NO_WISH, comment: 'x'.repeat(507) }, NOW).excess).toBe(7);
});

test.each([
  ['Размер M', false],
  ['Размер M 🎉', true],
  ['№ 5 © *', false],
])('"%s" loses emoji: %s', (comment, expected) => {
  expect(losesEmoji({ ...NO_WISH, comment })).toBe(expected);
});

test('without a day the wish is for now, with one for its noon', () => {
  expect(wishedMoment(NO_WISH, NOW)).toBe(NOW.toISOString());
  expect(wishedMoment({ ...NO_WISH, date: '2026-12-01' }, NOW)).toBe(new Date(2026, 11, 1, 12).toISOString());
});

test('a day is local', () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});

test.each([
  ['', 2],
  ['1', 1],
  [PICK_UP, null],
  // It was hidden meanwhile.
  ['7', 2],
])('where %j was chosen, it goes to %p', (address, id) => {
  const one = { id: 1, address: 'г Тверь', comment: '', isDefault: false, isHidden: false, isUsed: false };
  const addresses = [one, { ...one, id: 2, isDefault: true }];
  expect(addressOf({ ...NO_WISH, address }, addresses)?.id ?? null).toBe(id);
  expect(addressOf({ ...NO_WISH, address }, [])).toBeNull();
});
