import type { Order } from '@cabinet/contracts/orders';
import { isAhead, isGoods } from './orderFacts.ts';

/** The sentence under the title: its key, and the moment or day in it. */
export type OrderHeadline =
  | { key: 'expected' | 'brought' | 'readyUntil' | 'visit'; day: string }
  | { key: 'expired' | 'received' | 'closed' | 'cancelled'; date: string }
  | { key: 'later' | 'late' | 'new' | 'processing' | 'ready' | 'placed' };

/** The most important fact about an order now: its place, its last day of storage, or its end (R48). */
export function orderHeadline(order: Order, now: Date): OrderHeadline {
  const { status, keepUntil, visitDate } = order;
  const date = order.statusDate ?? order.date;
  if (status === 'CANCELLED') return { key: 'cancelled', date };
  if (status === 'CLOSED') return { key: 'closed', date };
  if (isAhead(visitDate, now)) return { key: 'visit', day: visitDate };
  if (status === 'RECEIVED') return { key: 'received', date };
  if (isGoods(order)) {
    if (status !== 'DELIVERED') return headlineOnTheWay(order);
    if (!keepUntil) return { key: 'ready' };
    return isAhead(keepUntil, now)
      ? { key: 'readyUntil', day: keepUntil }
      : { key: 'expired', date: keepUntil };
  }
  if (status === 'NEW_ORDER') return { key: 'new' };
  return { key: status === 'PROCESSING' ? 'processing' : 'placed' };
}

function headlineOnTheWay(order: Order): OrderHeadline {
  const { expectedDate, status, statusDetail } = order;
  if (expectedDate) return { key: statusDetail?.address ? 'brought' : 'expected', day: expectedDate };
  if (status === 'NEW_ORDER' || status === 'PROCESSING') return { key: 'later' };
  return { key: status === 'BUYING' || status === 'DELIVERY' ? 'late' : 'placed' };
}
