import { countFilters, filterParams, productsQuery, readFilter, readIsFullList } from './filter.ts';
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
])('readFilter reads "%s" as %j', (search, expected) => {
  expect(read(search)).toEqual({ ...WHOLE, ...expected });
});

test.each(['', 'category=3,7&brand=2&maxPrice=100&affordable=1&search=x&sort=ascending'])(
  'filterParams writes "%s" as it was read',
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
])('countFilters of "%s" is %d', (search, count) => {
  expect(countFilters(read(search))).toBe(count);
});

test.each([
  ['', 500, undefined],
  ['affordable=1', 500, 500],
  ['affordable=1&maxPrice=300', 500, 300],
  ['affordable=1&maxPrice=900', 500, 500],
  ['affordable=1&maxPrice=900', null, 900],
  ['affordable=1', -20, 0],
])('productsQuery of "%s" with %s tokens has a maximum price of %s', (search, available, maxPrice) => {
  expect(productsQuery('products', read(search), available).maxPrice).toBe(maxPrice);
});

test('productsQuery uses the span of a further page', () => {
  expect(productsQuery('events', WHOLE, null, 2)).toMatchObject(pageSpan(2));
});

test.each([
  ['', false],
  ['all=1', true],
  ['all=yes', false],
])('readIsFullList of "%s" is %s', (search, isFullList) => {
  expect(readIsFullList(new URLSearchParams(search))).toBe(isFullList);
});
