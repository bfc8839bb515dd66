import type { Order } from '@cabinet/contracts/loyalty';

const LEADS: Record<string, string> = {
  NEW_ORDER: 'new',
  PROCESSING: 'processing',
  BUYING: 'buying',
  DELIVERY: 'delivery',
};

/** Key of the sentence that follows number and date; null where the status says it all. */
export function leadOf({ status, statusDetail }: Pick<Order, 'status' | 'statusDetail'>): string | null {
  if (status === 'DELIVERED') return statusDetail?.keepUntil ? 'readyUntil' : 'ready';
  return LEADS[status] ?? null;
}
