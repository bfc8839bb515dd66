import { anOrder } from '@cabinet/testing/builders';
import { ticketUse } from './orderTicket.ts';

const detail = { history: [], expected: [], place: null, keepUntil: null, cancelReason: null };
const brought = { statusDetail: { ...detail, address: 'г Тверь, д 7' } };

test.each([
  ['goods on their way get their code later', { status: 'DELIVERY' }, 'later'],
  ['at the pick-up point it is needed now', { status: 'DELIVERED' }, 'now'],
  ['after the hand-over nobody asks for it', { status: 'RECEIVED' }, null],
  ['goods that are brought need none before', { ...brought, status: 'BUYING' }, null],
  ['the courier may ask for it', { ...brought, status: 'DELIVERY' }, 'now'],
  ['a ticket is shown at the door', { kind: 'event' as const }, 'now'],
  ['a service that was activated is shown again', { kind: 'service' as const, status: 'RECEIVED' }, 'now'],
  ['a course that has begun asks for none', { kind: 'education' as const, status: 'RECEIVED' }, null],
  ['what is closed is over', { kind: 'service' as const, status: 'CLOSED' }, null],
  ['a cancelled order is never handed over', { status: 'CANCELLED' }, null],
  ['nor is a tuition payment', { kind: 'tuition' as const }, null],
  ['without a code there is no ticket', { status: 'DELIVERED', barcode: null }, null],
])('ticketUse: %s', (_, given, expected) => {
  expect(ticketUse(anOrder(given))).toBe(expected);
});
