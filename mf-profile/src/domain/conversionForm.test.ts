import { requestedTokens, typedSum } from './conversionForm.ts';

test.each([
  ['12 500', '12500'],
  ['0012', '12'],
  ['-5,5 ₽', '55'],
  ['много', ''],
  ['12345678901234', '123456789'],
])('typedSum reads %j as %j', (typed, sum) => {
  expect(typedSum(typed)).toBe(sum);
});

test('requestedTokens counts only requests without an answer', () => {
  const requests = [
    { status: 'new', amount: 2_000 },
    { status: 'done', amount: 5_000 },
    { status: 'declined', amount: 700 },
    { status: 'new', amount: null },
  ] as const;
  expect(requestedTokens(requests)).toBe(2_000);
});
