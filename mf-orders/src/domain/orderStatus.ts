import { ORDER_STATUSES, type OrderStatus } from '@cabinet/contracts/loyalty';
import type { TagTone } from '@cabinet/ui';

const TONES: Record<OrderStatus, TagTone> = {
  NEW_ORDER: 'info',
  PROCESSING: 'warning',
  BUYING: 'warning',
  DELIVERY: 'primary',
  DELIVERED: 'success',
  RECEIVED: 'neutral',
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
