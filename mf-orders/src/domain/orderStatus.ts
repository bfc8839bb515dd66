import { ORDER_STATUSES, type Order, type OrderStatus } from '@cabinet/contracts/orders';
import type { TagTone } from '@cabinet/ui';

/** A step in progress is `info`, a ready order is `success`, and a finished order has no colour. */
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

/** Whether the cabinet has a text for a status. Other statuses show the service's text (R8). */
export function isKnownStatus(status: string): status is OrderStatus {
  return ORDER_STATUSES.some((known) => known === status);
}

export function statusTone(status: string): TagTone {
  return isKnownStatus(status) ? TONES[status] : 'neutral';
}

/** The parts of the list in their order. The part that needs an action comes first. */
export const ORDER_GROUPS = ['ready', 'onWay', 'finished'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

const FINISHED = ['RECEIVED', 'CLOSED', 'CANCELLED'];

export function groupOf({ status }: Pick<Order, 'status'>): OrderGroup {
  if (status === 'DELIVERED') return 'ready';
  return FINISHED.includes(status) ? 'finished' : 'onWay';
}
