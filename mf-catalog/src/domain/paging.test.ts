import { pageCount, pageLength, pageSpan } from './paging.ts';

test.each([0, 1, 19, 20, 21, 44, 45, 5_000])('the pages of %d products hold each product once', (total) => {
  const pages = Array.from({ length: pageCount(total) }, (_, page) => page);
  const held = pages.flatMap((page) =>
    Array.from({ length: pageLength(page, total) }, (_, place) => pageSpan(page).offset + place),
  );
  expect(held).toEqual(Array.from({ length: total }, (_, place) => place));
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [44, 2],
  [45, 3],
])('pageCount of %d products is %d', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

test.each([2, 3])('each page except the last fills whole rows of %d', (columns) => {
  const tile = columns === 3 ? 1 : 0;
  expect((pageSpan(0).limit + tile) % columns).toBe(0);
  expect(pageSpan(1).limit % columns).toBe(0);
});
