import type { Order } from '@cabinet/contracts/loyalty';
import { isGoods } from './orderFacts.ts';

type Ticketed = Pick<Order, 'barcode' | 'kind' | 'status'> & Partial<Pick<Order, 'statusDetail'>>;

const BEFORE_READY = ['NEW_ORDER', 'PROCESSING', 'BUYING', 'DELIVERY'];

/**
 * Whether the code of an order can be used `now`, or goods will have one `later`; null where nobody will ask for it.
 * The code of a service or a ticket is good until it is closed, that of a course until it begins.
 */
export function ticketUse({ barcode, kind, status, statusDetail }: Ticketed): 'now' | 'later' | null {
  if (!barcode || kind === 'tuition' || status === 'CANCELLED' || status === 'CLOSED') return null;
  if (status === 'RECEIVED') return kind === 'service' || kind === 'event' ? 'now' : null;
  const isWaiting = isGoods({ kind }) && BEFORE_READY.includes(status);
  if (!isWaiting || (statusDetail?.address && status === 'DELIVERY')) return 'now';
  return statusDetail?.address ? null : 'later';
}
