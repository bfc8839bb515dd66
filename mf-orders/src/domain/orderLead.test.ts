import { anOrder } from '@cabinet/testing/builders';
import { orderLead } from './orderLead.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const AHEAD = '2026-12-07T12:00:00Z';
const PAST = '2026-11-20T12:00:00Z';
const detail = { history: [], expected: [], place: null, keepUntil: null, cancelReason: null, address: null };

test.each([
  ['goods with a known day', { status: 'NEW_ORDER', expectedDate: '2026-12-03' }, 'expected'],
  [
    'goods that are brought',
    { status: 'DELIVERY', expectedDate: '2026-12-03', statusDetail: { ...detail, address: 'г Тверь' } },
    'brought',
  ],
  ['goods that nobody has bought yet', { status: 'PROCESSING' }, 'later'],
  ['goods that are late', { status: 'DELIVERY' }, 'late'],
  ['goods that lie ready', { status: 'DELIVERED', keepUntil: AHEAD }, 'readyUntil'],
  ['goods that lie ready without a term', { status: 'DELIVERED' }, 'ready'],
  ['goods that nobody collected', { status: 'DELIVERED', keepUntil: PAST }, 'expired'],
  ['what was received', { status: 'RECEIVED' }, 'received'],
  ['a ticket of an event to come', { status: 'RECEIVED', kind: 'event' as const, visitDate: AHEAD }, 'visit'],
  [
    'a ticket of an event that was',
    { status: 'RECEIVED', kind: 'event' as const, visitDate: PAST },
    'received',
  ],
  ['a new service', { kind: 'service' as const }, 'new'],
  ['a service at work', { status: 'PROCESSING', kind: 'service' as const }, 'processing'],
  ['a service with its time', { status: 'PROCESSING', kind: 'service' as const, visitDate: AHEAD }, 'visit'],
  ['what is over', { status: 'CLOSED' }, 'closed'],
  ['a cancelled ticket', { status: 'CANCELLED', kind: 'event' as const, visitDate: AHEAD }, 'cancelled'],
  ['R8 an unknown status', { status: 'LOST' }, 'placed'],
])('R48 orderLead of %s', (_, order, key) => {
  expect(orderLead(anOrder(order), NOW).key).toBe(key);
});
