import { ORDER_STATUSES, type Order } from '@cabinet/contracts/loyalty';
import { type CancelRefusal, cancelRefusal } from '@cabinet/domain/order';
import type { WriteObstacle } from '@cabinet/state';
import { groupOf } from './orderStatus.ts';

/** Why the button is off: the rule's own reasons, then what ends every write. */
export type CancelObstacle = CancelRefusal | WriteObstacle;

interface Circumstances {
  /** The cancellation was sent from here; the order may not tell of it yet (R9). */
  isSent: boolean;
  writeObstacle: WriteObstacle | null;
}

export function cancelObstacle(
  order: Pick<Order, 'kind' | 'status' | 'cancelRequested'>,
  { isSent, writeObstacle }: Circumstances,
): CancelObstacle | null {
  return cancelRefusal({ ...order, cancelRequested: order.cancelRequested || isSent }) ?? writeObstacle;
}

/** Up to when an order of this kind can be cancelled, asked of the rule itself (§4). */
export function cancelBorder(kind: Order['kind']): 'new' | 'buying' {
  return cancelRefusal({ kind, status: 'PROCESSING' }) === null ? 'buying' : 'new';
}

/**
 * Since when the order is past its border; null where that is not known, and once it was received: nobody wonders then.
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

/** The refusals that the cabinet says in the participant's language; others come in the service's words. */
const FAILURE_WORDS = ['too_late', 'cancel_requested', 'cancelled', 'card_off'];

/** Which words of ours a failed cancellation has, null where there are none. */
export function failureWord(error: {
  kind?: string | undefined;
  code?: string | null | undefined;
}): string | null {
  if (error.code === 'offline') return 'offline';
  if (error.kind === 'network') return 'network';
  return FAILURE_WORDS.find((word) => word === error.code) ?? null;
}
