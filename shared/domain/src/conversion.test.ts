import { conversionRefusal } from './conversion.ts';

const BEST = { card: { status: 1 }, paidFriends: 10, available: 5_000, requested: 0, amount: 5_000 };

test.each([
  ['a Best Friend can convert all available tokens', {}, null],
  ['a card is required', { card: null }, { reason: 'no-card' }],
  ['a card that is off is refused', { card: { status: 2 } }, { reason: 'card-off' }],
  ['a blocked card is refused', { card: { status: 5 } }, { reason: 'card-off' }],
  ['a Good Friend is refused', { paidFriends: 9 }, { reason: 'not-best', missing: 1 }],
  ['the limit is the available tokens', { amount: 5_001 }, { reason: 'not-enough-tokens', missing: 1 }],
  [
    'requested tokens are not available',
    { requested: 4_000, amount: 1_500 },
    { reason: 'not-enough-tokens', missing: 500 },
  ],
])('§1 conversionRefusal checks a conversion: %s', (_, conversion, refusal) => {
  expect(conversionRefusal({ ...BEST, ...conversion })).toEqual(refusal);
});
