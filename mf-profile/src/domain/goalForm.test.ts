import { dateFault, goalBody, sumFault } from './goalForm.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  ['', 'empty'],
  ['0', 'empty'],
  ['1', null],
  ['100000000', null],
  ['100000001', 'too-much'],
])('the sum %j is %j', (sum, fault) => {
  expect(sumFault({ prodId: null, sum, date: null })).toBe(fault);
});

test('a product needs no sum', () => {
  expect(sumFault({ prodId: 12, sum: '', date: null })).toBeNull();
});

test.each([
  ['2026-11-01', 'past'],
  ['2026-11-21', null],
  [null, null],
])('the day %j is %j', (date, fault) => {
  expect(dateFault({ prodId: 12, sum: '', date }, NOW)).toBe(fault);
});

test('the service is told of a product or of a sum, never of both', () => {
  expect(goalBody({ prodId: 12, sum: '900', date: null })).toEqual({ prodId: 12 });
  expect(goalBody({ prodId: null, sum: '900', date: '2026-12-01' })).toEqual({
    sum: 900,
    date: '2026-12-01',
  });
});
