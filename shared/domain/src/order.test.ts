import { ORDER_STATUSES, type OrderKind } from '@cabinet/contracts/orders';
import { cancelRefusal, orderTimeline } from './order.ts';

test.each<[OrderKind | null, string[]]>([
  ['product', ['NEW_ORDER', 'PROCESSING']],
  ['event', ['NEW_ORDER', 'PROCESSING']],
  ['education', ['NEW_ORDER', 'PROCESSING']],
  ['service', ['NEW_ORDER']],
  ['tuition', ['NEW_ORDER']],
  [null, ['NEW_ORDER', 'PROCESSING']],
])('§4 an owner can cancel an order of kind %s in the statuses %j only', (kind, statuses) => {
  expect(ORDER_STATUSES.filter((status) => cancelRefusal({ kind, status }) === null)).toEqual(statuses);
});

test.each([
  ['a cancelled order', { status: 'CANCELLED', cancelRequested: false }, 'cancelled'],
  [
    'a cancelled order with a cancellation request',
    { status: 'CANCELLED', cancelRequested: true },
    'cancelled',
  ],
  [
    'an order with an open cancellation request (R9)',
    { status: 'NEW_ORDER', cancelRequested: true },
    'requested',
  ],
  ['an order with an unknown status', { status: 'LOST', cancelRequested: false }, 'too-late'],
])('cancelRefusal refuses to cancel %s', (_, order, refusal) => {
  expect(cancelRefusal({ kind: 'product', ...order })).toBe(refusal);
});

function timeline(status: string, history: { status: string; date: string }[] = []) {
  const statusDetail = {
    history: history.map((entry) => ({ ...entry, note: null })),
    expected: [],
    place: null,
    keepUntil: null,
    cancelReason: null,
    address: null,
  };
  return orderTimeline({ status, statusDetail }).map((step) => `${step.status} ${step.state}`);
}

test('§4 the timeline has the order of the statuses', () => {
  expect(timeline('BUYING')).toEqual([
    'NEW_ORDER done',
    'PROCESSING done',
    'BUYING now',
    'DELIVERY next',
    'DELIVERED next',
    'RECEIVED next',
    'CLOSED next',
  ]);
});

test('a closed order has only finished steps', () => {
  expect(timeline('CLOSED').every((step) => step.endsWith('done'))).toBe(true);
});

test('R8 CANCELLED ends the timeline after the reached steps', () => {
  expect(timeline('CANCELLED', [{ status: 'NEW_ORDER', date: '2026-11-12T09:30:00Z' }])).toEqual([
    'NEW_ORDER done',
    'CANCELLED cancelled',
  ]);
});

test('R8 an unknown status is the current step of the timeline', () => {
  expect(timeline('CUSTOMS')).toEqual(['CUSTOMS now']);
});

test('a step has the date of the service, or null without a date', () => {
  const [first, second] = orderTimeline({
    status: 'PROCESSING',
    statusDetail: {
      history: [{ status: 'NEW_ORDER', date: '2026-11-12T09:30:00Z', note: null }],
      expected: [],
      place: null,
      keepUntil: null,
      cancelReason: null,
      address: null,
    },
  });
  expect(first?.date).toBe('2026-11-12T09:30:00Z');
  expect(second?.date).toBeNull();
});

test('orderTimeline works for an order without details', () => {
  expect(orderTimeline({ status: 'NEW_ORDER' })).toHaveLength(7);
});
