import { withChosen } from './facets.ts';

const clothes = { id: 3, name: { ru: 'Одежда' }, count: 12 };
const gadgets = { id: 7, name: { ru: 'Техника' } };

test.each([
  ['a value with products', [3], [clothes]],
  ['a value without products', [3, 7], [clothes, { ...gadgets, count: 0 }]],
  ['an unknown value', [99], [clothes]],
])('withChosen for a choice: %s', (_, chosen, expected) => {
  expect(withChosen([clothes], chosen, [clothes, gadgets])).toEqual(expected);
});
