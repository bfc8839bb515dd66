import { countFilters, filterParams, productsQuery, readFilter, readWhole } from './filter.ts';
import { pageSpan } from './paging.ts';

const WHOLE = readFilter(new URLSearchParams());

function read(search: string) {
  return readFilter(new URLSearchParams(search));
}

test.each([
  ['', {}],
  ['category=3,7', { categories: [3, 7] }],
  ['category=3,x,-1,,7', { categories: [3, 7] }],
  ['brand=2', { brand: 2 }],
  ['brand=two', {}],
  ['maxPrice=28000', { maxPrice: 28_000 }],
  ['maxPrice=-5', {}],
  ['maxPrice=99999999999999999999', {}],
  ['sort=descending', { sort: 'descending' }],
  ['sort=random', {}],
  ['search=+худи+', { search: 'худи' }],
  ['affordable=1', { isAffordable: true }],
  ['affordable=yes', {}],
])('the address "%s" is read as %j', (search, expected) => {
  expect(read(search)).toEqual({ ...WHOLE, ...expected });
});

test.each(['', 'category=3,7&brand=2&maxPrice=100&affordable=1&search=x&sort=ascending'])(
  'what is read from "%s" is written back',
  (search) => {
    expect(Object.entries(filterParams(read(search))).join('&')).toBe(
      [...new URLSearchParams(search)].join('&'),
    );
  },
);

test.each([
  ['', 0],
  ['sort=ascending', 0],
  ['category=3,7&brand=2', 3],
  ['maxPrice=100&affordable=1&search=x', 3],
])('"%s" counts as %d filters', (search, count) => {
  expect(countFilters(read(search))).toBe(count);
});

test.each([
  ['', 500, undefined],
  ['affordable=1', 500, 500],
  ['affordable=1&maxPrice=300', 500, 300],
  ['affordable=1&maxPrice=900', 500, 500],
  ['affordable=1&maxPrice=900', null, 900],
  ['affordable=1', -20, 0],
])('"%s" with %s tokens asks for at most %s', (search, available, maxPrice) => {
  expect(productsQuery('products', read(search), available).maxPrice).toBe(maxPrice);
});

test('a further page is asked for by its span', () => {
  expect(productsQuery('events', WHOLE, null, 2)).toMatchObject(pageSpan(2));
});

test.each([
  ['', false],
  ['all=1', true],
  ['all=yes', false],
])('"%s" shows everything: %s', (search, isWhole) => {
  expect(readWhole(new URLSearchParams(search))).toBe(isWhole);
});
