import { goalBody } from './goalForm.ts';

test('goalBody holds a product or a sum, never both', () => {
  expect(goalBody({ prodId: '12', sum: '900', date: '', version: '' })).toEqual({
    prodId: 12,
    version: null,
  });
  expect(goalBody({ prodId: '', sum: '900', date: '2026-12-01', version: 'v1' })).toEqual({
    sum: 900,
    date: '2026-12-01',
    version: 'v1',
  });
});
