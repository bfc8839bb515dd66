import { withoutEmpty } from './filters.ts';

test.each([
  ['an empty text', { brand: '' }, {}],
  ['missing values', { brand: undefined, category: null }, {}],
  ['an empty list', { brand: [] }, {}],
  ['no value that has a meaning', { maxPrice: 0, isNew: false, brand: [0], search: ' ' }, null],
])('§5 withoutEmpty filters %s', (_, params, left) => {
  expect(withoutEmpty(params)).toEqual(left ?? params);
});
