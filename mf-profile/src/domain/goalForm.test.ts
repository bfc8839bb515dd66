import { goalBody } from './goalForm.ts';

test('the service is told of a product or of a sum, never of both', () => {
  expect(goalBody({ prodId: '12', sum: '900', date: '' })).toEqual({ prodId: 12 });
  expect(goalBody({ prodId: '', sum: '900', date: '2026-12-01' })).toEqual({
    sum: 900,
    date: '2026-12-01',
  });
});
