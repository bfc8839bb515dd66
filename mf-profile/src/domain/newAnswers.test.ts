import { newAnswers } from './newAnswers.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const answered = { id: 7, date: '2026-11-17T10:00:00', answer: 'По субботам с десяти' };

test.each([
  ['is new', answered, [], [7]],
  ['that the participant has read is not new', answered, [7], []],
  ['that does not exist yet is not new', { ...answered, answer: null }, [], []],
  ['to an old question is not new', { ...answered, date: '2026-10-01T10:00:00' }, [], []],
])('newAnswers: an answer %s', (_, request, seen, expected) => {
  expect(newAnswers([request], seen, NOW)).toEqual(expected);
});
