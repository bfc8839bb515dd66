import { type DatedOrder, expectedDay, expectedSteps, keptUntil } from './orderDates.ts';

const NOW = new Date('2026-11-24T12:00:00+03:00');
const terms = { now: NOW, storageDays: 14 };

function anOrder(overrides: Partial<DatedOrder> = {}): DatedOrder {
  return {
    date: '2026-11-23T12:00:00+03:00',
    status: 'NEW_ORDER',
    statusDate: '2026-11-23T12:00:00+03:00',
    kind: 'product',
    expectedOn: '2026-12-03',
    isBrought: false,
    extendedDays: null,
    visitDate: null,
    ...overrides,
  };
}

const told = (order: DatedOrder) =>
  expectedSteps(order, terms).map(({ status, date }) => `${status} ${date}`);

test.each<[string, Partial<DatedOrder>, string[]]>([
  [
    'a new order has a date for each step',
    {},
    [
      'PROCESSING 2026-11-24',
      'BUYING 2026-11-25',
      'DELIVERY 2026-11-29',
      'DELIVERED 2026-12-03',
      'RECEIVED 2026-12-17',
    ],
  ],
  [
    'without an expected date, only the first steps have dates',
    { expectedOn: null },
    ['PROCESSING 2026-11-24', 'BUYING 2026-11-25'],
  ],
  [
    'goods in transit are collected within the storage period',
    { status: 'DELIVERY', expectedOn: '2026-11-25' },
    ['DELIVERED 2026-11-25', 'RECEIVED 2026-12-09'],
  ],
  [
    'goods for an address have no storage period',
    { status: 'DELIVERY', expectedOn: '2026-11-25', isBrought: true },
    ['RECEIVED 2026-11-25'],
  ],
  [
    'the storage period starts with the arrival',
    { status: 'DELIVERED', statusDate: '2026-11-23T09:12:00+03:00' },
    ['RECEIVED 2026-12-07'],
  ],
  ['a past date is not expected', { status: 'DELIVERY', expectedOn: '2026-11-23' }, []],
  [
    'a late step is not expected before the previous step',
    { date: '2026-11-24T10:00:00+03:00', status: 'PROCESSING', expectedOn: '2026-11-27' },
    ['BUYING 2026-11-26', 'DELIVERED 2026-11-27', 'RECEIVED 2026-12-11'],
  ],
  [
    'an event is received on its date',
    { kind: 'event', expectedOn: null, visitDate: '2026-12-10T19:00:00+03:00' },
    ['PROCESSING 2026-11-24', 'RECEIVED 2026-12-10'],
  ],
  ['a received order has no expected steps', { status: 'RECEIVED' }, []],
  ['a cancelled order has no expected steps', { status: 'CANCELLED' }, []],
])('R48 expectedSteps: %s', (_, order, expected) => {
  expect(told(anOrder(order))).toEqual(expected);
});

test('R48 keptUntil returns the end of the storage only for goods that are ready', () => {
  const ready = anOrder({ status: 'DELIVERED', statusDate: '2026-11-23T06:12:00.000Z' });
  expect(keptUntil(ready, 14)).toBe('2026-12-07T06:12:00.000Z');
  expect(keptUntil({ ...ready, extendedDays: 7 }, 14)).toBe('2026-12-14T06:12:00.000Z');
  expect(keptUntil(ready, undefined)).toBeNull();
  expect(keptUntil({ ...ready, isBrought: true }, 14)).toBeNull();
  expect(keptUntil({ ...ready, kind: 'event' }, 14)).toBeNull();
  expect(keptUntil({ ...ready, status: 'DELIVERY' }, 14)).toBeNull();
});

test('R48 expectedDay returns the arrival until the goods are there', () => {
  expect(expectedDay(anOrder(), NOW)).toBe('2026-12-03');
  expect(expectedDay(anOrder({ expectedOn: '2026-11-23' }), NOW)).toBeNull();
  expect(expectedDay(anOrder({ status: 'DELIVERED' }), NOW)).toBeNull();
});
