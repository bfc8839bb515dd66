import { tuitionContracts, tuitionRefusal } from './tuition.ts';

const STUDENT = { card: { status: 1 }, available: 5_000, isStudent: true, amount: 5_000 };

test.each([
  ['a student can pay with all tokens', {}, null],
  ['a card is required', { card: null }, { reason: 'no-card' }],
  ['a card that is off is refused', { card: { status: 2 } }, { reason: 'card-off' }],
  ['only a student can pay', { isStudent: false }, { reason: 'not-student' }],
  ['the limit is the available tokens', { amount: 5_100 }, { reason: 'not-enough-tokens', missing: 100 }],
])('§1 tuitionRefusal: %s', (_, payment, refusal) => {
  expect(tuitionRefusal({ ...STUDENT, ...payment })).toEqual(refusal);
});

test('§3 tuitionContracts returns only paid deals with a number', () => {
  const deal = { id: 1, partnerId: null };
  const deals = [
    { ...deal, docNum: 'Д-1', stageId: 'WON' },
    { ...deal, docNum: null, stageId: 'WON' },
    { ...deal, docNum: 'Д-3', stageId: 'NEW' },
  ];
  expect(tuitionContracts({ deals })).toEqual(['Д-1']);
  expect(tuitionContracts({})).toEqual([]);
});
