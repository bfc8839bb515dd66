import { anOrder } from '@cabinet/testing/builders';
import { ticketUse } from './orderTicket.ts';

const detail = { history: [], expected: [], place: null, keepUntil: null, cancelReason: null };
const brought = { statusDetail: { ...detail, address: 'г Тверь, д 7' } };

test.each([
  ['goods in transit need the code later', { status: 'DELIVERY' }, 'later'],
  ['goods at the pick-up place need the code now', { status: 'DELIVERED' }, 'now'],
  ['received goods need no code', { status: 'RECEIVED' }, null],
  ['goods for an address need no code before the delivery', { ...brought, status: 'BUYING' }, null],
  ['goods on delivery to an address need the code now', { ...brought, status: 'DELIVERY' }, 'now'],
  ['an event needs the code now', { kind: 'event' as const }, 'now'],
  ['an activated service needs the code again', { kind: 'service' as const, status: 'RECEIVED' }, 'now'],
  ['a started course needs no code', { kind: 'education' as const, status: 'RECEIVED' }, null],
  ['a closed order needs no code', { kind: 'service' as const, status: 'CLOSED' }, null],
  ['a cancelled order needs no code', { status: 'CANCELLED' }, null],
  ['a tuition payment needs no code', { kind: 'tuition' as const }, null],
  ['an order without a code has no ticket', { status: 'DELIVERED', barcode: null }, null],
])('ticketUse: %s', (_, given, expected) => {
  expect(ticketUse(anOrder(given))).toBe(expected);
});
