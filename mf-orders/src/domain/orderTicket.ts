import type { Order } from '@cabinet/contracts/loyalty';

/**
 * What the code of an order is good for: shown at the hand-over `now`, needed `later`, or of the `past`; null where
 * nobody will ever ask for it.
 */
export function ticketUse({
  barcode,
  kind,
  status,
}: Pick<Order, 'barcode' | 'kind' | 'status'>): 'now' | 'later' | 'past' | null {
  if (!barcode || kind === 'tuition' || status === 'CANCELLED') return null;
  if (status === 'DELIVERED') return 'now';
  return status === 'RECEIVED' || status === 'CLOSED' ? 'past' : 'later';
}
