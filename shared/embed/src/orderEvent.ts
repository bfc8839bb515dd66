import { CANCEL_SOURCE, createOrder, type Order, sendOrderMessage } from '@cabinet/contracts/orders';
import type { Route } from '@cabinet/contracts/route';
import type { EmbedEvent } from './contract.ts';

/** Returns the event of a completed write: a placed order, or a requested cancellation. */
export function orderEvent(route: Route, input: unknown, output: unknown): EmbedEvent | null {
  if (route === createOrder) return eventOf('placed', output);
  const { body } = input as { body?: { source?: unknown } };
  return route === sendOrderMessage && body?.source === CANCEL_SOURCE ? eventOf('cancelled', output) : null;
}

function eventOf(action: 'placed' | 'cancelled', output: unknown): EmbedEvent | null {
  const { order } = output as { order?: Order };
  if (!order) return null;
  const { id: orderId, prodId: productId, price } = order;
  return { type: 'order', action, orderId, productId, price };
}
