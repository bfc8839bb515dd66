import { readView, viewParams } from './orderFilter.ts';

test.each([
  ['', { show: 'all', status: null, picked: null, pages: 1 }],
  ['show=events&status=DELIVERED', { show: 'events', status: 'DELIVERED', picked: null, pages: 1 }],
  ['pick=12-15-12&pages=3', { show: 'all', status: null, picked: [12, 15], pages: 3 }],
  ['pick=', { show: 'all', status: null, picked: [], pages: 1 }],
])('readView reads ?%s as the view, and viewParams writes it back', (query, view) => {
  expect(readView(new URLSearchParams(query))).toEqual(view);
  expect(readView(new URLSearchParams(viewParams(readView(new URLSearchParams(query)))))).toEqual(view);
});

test('readView ignores invalid values', () => {
  const view = readView(new URLSearchParams('show=everything&status=&pick=12-x&pages=-4'));
  expect(view).toEqual({ show: 'all', status: null, picked: [], pages: 1 });
  expect(viewParams({ ...view, picked: null })).toEqual({});
});
