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
    'a new order says when each step is expected',
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
    'without a known day only the first steps have one',
    { expectedOn: null },
    ['PROCESSING 2026-11-24', 'BUYING 2026-11-25'],
  ],
  [
    'goods on their way are collected in the storage period',
    { status: 'DELIVERY', expectedOn: '2026-11-25' },
    ['DELIVERED 2026-11-25', 'RECEIVED 2026-12-09'],
  ],
  [
    'goods that are brought are never stored',
    { status: 'DELIVERY', expectedOn: '2026-11-25', isBrought: true },
    ['RECEIVED 2026-11-25'],
  ],
  [
    'goods that lie ready are kept from their arrival on',
    { status: 'DELIVERED', statusDate: '2026-11-23T09:12:00+03:00' },
    ['RECEIVED 2026-12-07'],
  ],
  ['a day that has passed is no promise', { status: 'DELIVERY', expectedOn: '2026-11-23' }, []],
  [
    'a step that is late comes no sooner than the one before it',
    { date: '2026-11-24T10:00:00+03:00', status: 'PROCESSING', expectedOn: '2026-11-27' },
    ['BUYING 2026-11-26', 'DELIVERED 2026-11-27', 'RECEIVED 2026-12-11'],
  ],
  [
    'an event is on its day',
    { kind: 'event', expectedOn: null, visitDate: '2026-12-10T19:00:00+03:00' },
    ['PROCESSING 2026-11-24', 'RECEIVED 2026-12-10'],
  ],
  ['what was received expects nothing', { status: 'RECEIVED' }, []],
  ['what was cancelled expects nothing', { status: 'CANCELLED' }, []],
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
