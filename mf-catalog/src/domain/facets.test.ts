import { withChosen } from './facets.ts';

const clothes = { id: 3, name: { ru: 'Одежда' }, count: 12 };
const gadgets = { id: 7, name: { ru: 'Техника' } };

test.each([
  ['what matches', [3], [clothes]],
  ['what nothing matches any more', [3, 7], [clothes, { ...gadgets, count: 0 }]],
  ['what is not known', [99], [clothes]],
])('withChosen for a choice: %s', (_, chosen, expected) => {
  expect(withChosen([clothes], chosen, [clothes, gadgets])).toEqual(expected);
});
