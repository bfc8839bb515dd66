import { CANCEL_SOURCE, createOrder, sendOrderMessage } from '@cabinet/contracts/loyalty';
import type { Route } from '@cabinet/contracts/route';
import type { EmbedEvent } from './contract.ts';

/** What a write that was done tells the portal: an order was placed, or its cancellation was asked for. */
export function orderEvent(route: Route, input: unknown, output: unknown): EmbedEvent | null {
  if (route === createOrder) return { type: 'order', action: 'placed', orderId: idOf(output) };
  const { params, body } = input as { params?: { orderId?: unknown }; body?: { source?: unknown } };
  if (route === sendOrderMessage && body?.source === CANCEL_SOURCE)
    return { type: 'order', action: 'cancelled', orderId: Number(params?.orderId) };
  return null;
}

function idOf(output: unknown): number {
  return Number((output as { order?: { id?: unknown } }).order?.id);
}
