import { welcomeOperation } from './welcome.ts';

const now = new Date('2026-11-20T10:00:00Z');
const welcome = { type: 'WELCOME', amount: 250, date: '2026-11-01T10:00:00Z' };
const old = { ...welcome, date: '2026-10-01T10:00:00Z' };
const other = (type: string) => ({ type, amount: 1, date: '2025-01-01T10:00:00Z' });

test.each([
  ['a recent welcome', [welcome], welcome],
  ['nothing', [], null],
  ['a welcome of long ago (R7)', [old], null],
  ['a recent one after an old one', [old, welcome], welcome],
  ['a birthday besides', [other('BIRTHDAY'), welcome], welcome],
  ['a cancelled welcome', [welcome, other('CANCELLATION')], null],
  ['a paid study', [welcome, other('PAYMENT')], null],
  ['an ordered study', [welcome, other('ACADEM_ORDER')], null],
  ['no welcome at all', [other('FRIEND')], null],
])('§4 welcome dialog with %s', (_, operations, expected) => {
  expect(welcomeOperation(operations, now)).toEqual(expected);
});
