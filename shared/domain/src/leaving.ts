import type { Card } from '@cabinet/contracts/members';
import type { OrderStatus } from '@cabinet/contracts/orders';
import type { LEAVE_REFUSALS } from '@cabinet/contracts/privacy';
import { cardState } from './card.ts';

export type LeaveRefusal = (typeof LEAVE_REFUSALS)[number];

/** Final statuses of an order. */
const ENDED: readonly string[] = ['RECEIVED', 'CLOSED', 'CANCELLED'] satisfies OrderStatus[];

/** Returns whether an order still has steps ahead. An unknown status counts as open. */
export function isOpenOrder({ status }: { status: string }): boolean {
  return !ENDED.includes(status);
}

/**
 * Returns why a participant cannot leave the programme now, or null. The university still investigates a
 * blocked card. The participant must first receive or cancel paid orders.
 * @param card the physical card that `physicalCard` chose
 */
export function leaveRefusal(card: Pick<Card, 'status'> | null, openOrders: number): LeaveRefusal | null {
  if (cardState(card) === 'blocked') return 'card-blocked';
  return openOrders > 0 ? 'open-orders' : null;
}
