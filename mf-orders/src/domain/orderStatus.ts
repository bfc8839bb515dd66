import { ORDER_STATUSES, type Order, type OrderStatus } from '@cabinet/contracts/loyalty';
import type { TagTone } from '@cabinet/ui';

/** A step in progress is news, a ready order is good news, and what is over has no colour. */
const TONES: Record<OrderStatus, TagTone> = {
  NEW_ORDER: 'info',
  PROCESSING: 'info',
  BUYING: 'info',
  DELIVERY: 'info',
  DELIVERED: 'success',
  RECEIVED: 'quiet',
  CLOSED: 'quiet',
  CANCELLED: 'quiet',
};

/** Whether we have words of our own for a status; for another the service's are shown (R8). */
export function isKnownStatus(status: string): status is OrderStatus {
  return ORDER_STATUSES.some((known) => known === status);
}

export function statusTone(status: string): TagTone {
  return isKnownStatus(status) ? TONES[status] : 'neutral';
}

/** The parts of the list, in its order: the one where the participant must act comes first. */
export const ORDER_GROUPS = ['ready', 'onWay', 'finished'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

const FINISHED = ['RECEIVED', 'CLOSED', 'CANCELLED'];

export function groupOf({ status }: Pick<Order, 'status'>): OrderGroup {
  if (status === 'DELIVERED') return 'ready';
  return FINISHED.includes(status) ? 'finished' : 'onWay';
}
