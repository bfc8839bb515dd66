import { withoutEmpty } from './filters.ts';

test.each([
  ['an empty text', { brand: '' }, {}],
  ['nothing', { brand: undefined, category: null }, {}],
  ['an empty list', { brand: [] }, {}],
  ['what says something', { maxPrice: 0, isNew: false, brand: [0], search: ' ' }, null],
])('§5 withoutEmpty filters %s', (_, params, left) => {
  expect(withoutEmpty(params)).toEqual(left ?? params);
});
