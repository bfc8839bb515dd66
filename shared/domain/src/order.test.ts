import { ORDER_STATUSES, type OrderKind } from '@cabinet/contracts/loyalty';
import { cancelRefusal, orderTimeline } from './order.ts';

test.each<[OrderKind | null, string[]]>([
  ['product', ['NEW_ORDER', 'PROCESSING']],
  ['event', ['NEW_ORDER', 'PROCESSING']],
  ['education', ['NEW_ORDER', 'PROCESSING']],
  ['service', ['NEW_ORDER']],
  ['tuition', ['NEW_ORDER']],
  [null, ['NEW_ORDER', 'PROCESSING']],
])('§4 an order of kind %s can be cancelled in %j only', (kind, statuses) => {
  expect(ORDER_STATUSES.filter((status) => cancelRefusal({ kind, status }) === null)).toEqual(statuses);
});

test.each([
  ['a cancelled order', { status: 'CANCELLED', cancelRequested: false }, 'cancelled'],
  ['a cancelled order that was asked for', { status: 'CANCELLED', cancelRequested: true }, 'cancelled'],
  ['a cancellation that is being decided (R9)', { status: 'NEW_ORDER', cancelRequested: true }, 'requested'],
  ['a status we do not know', { status: 'LOST', cancelRequested: false }, 'too-late'],
])('%s is not cancelled again', (_, order, refusal) => {
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

test('§4 the timeline runs in the order of the statuses', () => {
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

test('a closed order has nothing left to do', () => {
  expect(timeline('CLOSED').every((step) => step.endsWith('done'))).toBe(true);
});

test('R8 CANCELLED ends the timeline after what was reached', () => {
  expect(timeline('CANCELLED', [{ status: 'NEW_ORDER', date: '2026-11-12T09:30:00Z' }])).toEqual([
    'NEW_ORDER done',
    'CANCELLED cancelled',
  ]);
});

test('R8 an unknown status stands where the order is now', () => {
  expect(timeline('CUSTOMS')).toEqual(['CUSTOMS now']);
});

test('a step carries the date the service tells, and none without', () => {
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

test('an order without details has a timeline too', () => {
  expect(orderTimeline({ status: 'NEW_ORDER' })).toHaveLength(7);
});
