import type { Order } from '@cabinet/contracts/loyalty';
import { ticketUse } from './orderTicket.ts';

const order: Pick<Order, 'barcode' | 'kind' | 'status'> = {
  barcode: '46',
  kind: 'product',
  status: 'NEW_ORDER',
};

test.each([
  ['a new order needs its code later', order, 'later'],
  ['at the pick-up point it is needed now', { ...order, status: 'DELIVERED' }, 'now'],
  ['after the hand-over it is of the past', { ...order, status: 'RECEIVED' }, 'past'],
  ['a cancelled order is never handed over', { ...order, status: 'CANCELLED' }, null],
  ['nor is a tuition payment', { ...order, kind: 'tuition' as const }, null],
  ['without a code there is no ticket', { ...order, barcode: null }, null],
])('%s', (_, given, expected) => {
  expect(ticketUse(given)).toBe(expected);
});
