import { ORDER_STATUSES } from '@cabinet/contracts/orders';
import { isOpenOrder, leaveRefusal } from './leaving.ts';

test.each([
  [1, 0, null],
  [2, 0, null],
  [5, 0, 'card-blocked'],
  [5, 1, 'card-blocked'],
  [1, 1, 'open-orders'],
])('leaveRefusal with a card of status %i and %i open orders returns %p', (status, openOrders, refusal) => {
  expect(leaveRefusal({ status }, openOrders)).toBe(refusal);
});

test('leaveRefusal lets a participant without a card leave', () => {
  expect(leaveRefusal(null, 0)).toBeNull();
});

test('§4 isOpenOrder treats all orders as open except received, closed and cancelled orders', () => {
  expect(ORDER_STATUSES.filter((status) => isOpenOrder({ status }))).toEqual([
    'NEW_ORDER',
    'PROCESSING',
    'BUYING',
    'DELIVERY',
    'DELIVERED',
  ]);
  expect(isOpenOrder({ status: 'LOST' })).toBe(true);
});
