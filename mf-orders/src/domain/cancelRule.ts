import { ORDER_STATUSES, type Order } from '@cabinet/contracts/orders';
import { type CancelRefusal, cancelRefusal } from '@cabinet/domain/order';
import type { WriteObstacle } from '@cabinet/state';
import { groupOf } from './orderStatus.ts';

/** Why the button is disabled: the reasons of the rule, then the obstacles of every write. */
export type CancelObstacle = CancelRefusal | WriteObstacle;

interface Circumstances {
  /** The cancellation was sent from here. The order may not show it yet (R9). */
  isSent: boolean;
  writeObstacle: WriteObstacle | null;
}

export function cancelObstacle(
  order: Pick<Order, 'kind' | 'status' | 'cancelRequested'>,
  { isSent, writeObstacle }: Circumstances,
): CancelObstacle | null {
  return cancelRefusal({ ...order, cancelRequested: order.cancelRequested || isSent }) ?? writeObstacle;
}

/** Whether an order of this kind can be cancelled only while `new`, or until `buying` (§4, from the rule). */
export function cancelBorder(kind: Order['kind']): 'new' | 'buying' {
  return cancelRefusal({ kind, status: 'PROCESSING' }) === null ? 'buying' : 'new';
}

/**
 * The date after which the order cannot be cancelled. Null if unknown or after the hand-over, when it does
 * not matter.
 */
export function closedSince(
  order: Pick<Order, 'kind' | 'status' | 'statusDate' | 'statusDetail'>,
): string | null {
  if (groupOf(order) === 'finished') return null;
  const isPast = ({ status }: { status: string }) =>
    ORDER_STATUSES.some((known) => known === status) &&
    cancelRefusal({ kind: order.kind, status }) === 'too-late';
  return order.statusDetail?.history?.find(isPast)?.date ?? order.statusDate;
}

/** Refusals with a text in the cabinet. Others show the service's text. */
const FAILURE_WORDS = ['too_late', 'cancel_requested', 'cancelled', 'card_off'];

/** The key of the cabinet's text for a failed cancellation, or null. */
export function failureWord(error: {
  kind?: string | undefined;
  code?: string | null | undefined;
}): string | null {
  if (error.code === 'offline') return 'offline';
  if (error.kind === 'network') return 'network';
  return FAILURE_WORDS.find((word) => word === error.code) ?? null;
}
