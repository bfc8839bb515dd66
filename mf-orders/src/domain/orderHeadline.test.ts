import { anOrder } from '@cabinet/testing/builders';
import { orderHeadline } from './orderHeadline.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const AHEAD = '2026-12-07T12:00:00Z';
const PAST = '2026-11-20T12:00:00Z';
const detail = { history: [], expected: [], place: null, keepUntil: null, cancelReason: null, address: null };

test.each([
  ['goods with an expected date', { status: 'NEW_ORDER', expectedDate: '2026-12-03' }, 'expected'],
  [
    'goods on delivery to an address',
    { status: 'DELIVERY', expectedDate: '2026-12-03', statusDetail: { ...detail, address: 'г Тверь' } },
    'brought',
  ],
  ['goods before their purchase', { status: 'PROCESSING' }, 'later'],
  ['overdue goods', { status: 'DELIVERY' }, 'late'],
  ['goods ready with a storage deadline', { status: 'DELIVERED', keepUntil: AHEAD }, 'readyUntil'],
  ['goods ready without a storage deadline', { status: 'DELIVERED' }, 'ready'],
  ['goods after the storage deadline', { status: 'DELIVERED', keepUntil: PAST }, 'expired'],
  ['received goods', { status: 'RECEIVED' }, 'received'],
  ['a ticket for a future event', { status: 'RECEIVED', kind: 'event' as const, visitDate: AHEAD }, 'visit'],
  ['a ticket for a past event', { status: 'RECEIVED', kind: 'event' as const, visitDate: PAST }, 'received'],
  ['a new service', { kind: 'service' as const }, 'new'],
  ['a service in progress', { status: 'PROCESSING', kind: 'service' as const }, 'processing'],
  [
    'a service with an appointment',
    { status: 'PROCESSING', kind: 'service' as const, visitDate: AHEAD },
    'visit',
  ],
  ['a closed order', { status: 'CLOSED' }, 'closed'],
  ['a cancelled ticket', { status: 'CANCELLED', kind: 'event' as const, visitDate: AHEAD }, 'cancelled'],
  ['R8 an unknown status', { status: 'LOST' }, 'placed'],
])('R48 orderHeadline of %s', (_, order, key) => {
  expect(orderHeadline(anOrder(order), NOW).key).toBe(key);
});
