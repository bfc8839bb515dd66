import { conversionRefusal } from './conversion.ts';

const BEST = { card: { status: 1 }, paidFriends: 10, available: 5_000, requested: 0, amount: 5_000 };

test.each([
  ['a Best Friend may turn all that is available', {}, null],
  ['nobody without a card', { card: null }, { reason: 'no-card' }],
  ['nobody whose card is off', { card: { status: 2 } }, { reason: 'card-off' }],
  ['nobody whose card is blocked', { card: { status: 5 } }, { reason: 'card-off' }],
  ['no Good Friend', { paidFriends: 9 }, { reason: 'not-best', missing: 1 }],
  ['no more than is available', { amount: 5_001 }, { reason: 'not-enough-tokens', missing: 1 }],
  [
    'no token that is asked for already',
    { requested: 4_000, amount: 1_500 },
    { reason: 'not-enough-tokens', missing: 500 },
  ],
])('§1 conversionRefusal checks a conversion: %s', (_, conversion, refusal) => {
  expect(conversionRefusal({ ...BEST, ...conversion })).toEqual(refusal);
});
