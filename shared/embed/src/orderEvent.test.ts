import { CANCEL_SOURCE, createOrder, listOrders, sendOrderMessage } from '@cabinet/contracts/orders';
import { anOrder } from '@cabinet/testing/builders';
import { orderEvent } from './orderEvent.ts';

const order = anOrder({ id: 12, prodId: 3, price: 1450 });
const detail = { type: 'order', orderId: 12, productId: 3, price: 1450 };

test.each([
  ['a placed order', createOrder, {}, { order }, { ...detail, action: 'placed' }],
  [
    'a cancellation',
    sendOrderMessage,
    { body: { source: CANCEL_SOURCE } },
    { order },
    { ...detail, action: 'cancelled' },
  ],
  ['a message about an order', sendOrderMessage, { body: { source: 'chat' } }, { order }, null],
  ['an order without a number yet', createOrder, {}, {}, null],
  ['a read', listOrders, {}, { orders: [order] }, null],
])('orderEvent returns the event of %s', (_name, route, input, output, expected) => {
  expect(orderEvent(route, input, output)).toEqual(expected);
});
