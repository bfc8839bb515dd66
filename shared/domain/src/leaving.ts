import type { Card, OrderStatus } from '@cabinet/contracts/loyalty';
import type { LEAVE_REFUSALS } from '@cabinet/contracts/privacy';
import { cardState } from './card.ts';

export type LeaveRefusal = (typeof LEAVE_REFUSALS)[number];

/** Where an order has come to its end. */
const ENDED: readonly string[] = ['RECEIVED', 'CLOSED', 'CANCELLED'] satisfies OrderStatus[];

/** Whether something is still to come of an order. */
export function isOpenOrder({ status }: { status: string }): boolean {
  return !ENDED.includes(status);
}

/**
 * Why a participant cannot leave the programme now, or null when they can: a blocked card is being looked into, and
 * what was paid for has to be received or cancelled first.
 * @param card the physical card as `physicalCard` chose it
 */
export function leaveRefusal(card: Pick<Card, 'status'> | null, openOrders: number): LeaveRefusal | null {
  if (cardState(card) === 'blocked') return 'card-blocked';
  return openOrders > 0 ? 'open-orders' : null;
}
