import type { Order } from '@cabinet/contracts/orders';
import { isGoods } from './orderFacts.ts';

type Ticketed = Pick<Order, 'barcode' | 'kind' | 'status'> & Partial<Pick<Order, 'statusDetail'>>;

const BEFORE_READY = ['NEW_ORDER', 'PROCESSING', 'BUYING', 'DELIVERY'];

/**
 * Whether the code of an order can be used `now`, or goods get a code `later`. Null if no code is needed. The
 * code of a service or a ticket is valid until closing. The code of a course is valid until its start.
 */
export function ticketUse({ barcode, kind, status, statusDetail }: Ticketed): 'now' | 'later' | null {
  if (!barcode || kind === 'tuition' || status === 'CANCELLED' || status === 'CLOSED') return null;
  if (status === 'RECEIVED') return kind === 'service' || kind === 'event' ? 'now' : null;
  const isWaiting = isGoods({ kind }) && BEFORE_READY.includes(status);
  if (!isWaiting || (statusDetail?.address && status === 'DELIVERY')) return 'now';
  return statusDetail?.address ? null : 'later';
}
