import { welcomeOperation, welcomeStage } from './welcome.ts';

const now = new Date('2026-11-20T10:00:00Z');
const welcome = { type: 'WELCOME', amount: 250, date: '2026-11-01T10:00:00Z' };
const old = { ...welcome, date: '2026-10-01T10:00:00Z' };
const other = (type: string) => ({ type, amount: 1, date: '2025-01-01T10:00:00Z' });

test.each([
  ['a recent welcome', [welcome], welcome],
  ['no operations', [], null],
  ['an old welcome (R7)', [old], null],
  ['an old and a recent welcome', [old, welcome], welcome],
  ['a welcome and a birthday', [other('BIRTHDAY'), welcome], welcome],
  ['a welcome and a cancellation', [welcome, other('CANCELLATION')], null],
  ['a welcome and a payment', [welcome, other('PAYMENT')], null],
  ['a welcome and a tuition payment', [welcome, other('ACADEM_ORDER')], null],
  ['other operations only', [other('FRIEND')], null],
])('§4 welcomeOperation with %s', (_, operations, expected) => {
  expect(welcomeOperation(operations, now)).toEqual(expected);
});

describe('R41 the welcome', () => {
  const active = { card: { status: 1 }, contact: { verifiedPhone: '+79161234567' } };

  test.each([
    ['a bonus on an active card', welcome, active, 'credited'],
    ['a bonus with a later date', { ...welcome, date: '2026-11-20T11:00:00Z' }, active, 'coming'],
    ['a bonus without its sum', { ...welcome, amount: 0 }, active, 'coming'],
    ['no verified phone', welcome, { ...active, contact: { verifiedPhone: null } }, 'unfinished'],
    ['an unknown participant', welcome, { ...active, contact: null }, 'unfinished'],
    ['no card', welcome, { ...active, card: null }, 'unfinished'],
    ['a card that is off', welcome, { ...active, card: { status: 2 } }, 'unfinished'],
  ])('welcomeStage with %s', (_, operation, participant, expected) => {
    expect(welcomeStage(operation, participant, now)).toBe(expected);
  });
});
