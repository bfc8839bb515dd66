import type { Order } from '@cabinet/contracts/loyalty';
import { type CancelRefusal, cancelRefusal } from '@cabinet/domain/order';

/** Why the button is off: the rule's own reasons, an order looked at as another user (§6), no network (R31). */
export type CancelObstacle = CancelRefusal | 'view-as' | 'offline';

interface Circumstances {
  /** The cancellation was sent from here; the order may not tell of it yet (R9). */
  isSent: boolean;
  isViewAs: boolean;
  isOnline: boolean;
}

export function cancelObstacle(
  order: Pick<Order, 'kind' | 'status' | 'cancelRequested'>,
  { isSent, isViewAs, isOnline }: Circumstances,
): CancelObstacle | null {
  const refusal = cancelRefusal({ ...order, cancelRequested: order.cancelRequested || isSent });
  if (refusal) return refusal;
  if (isViewAs) return 'view-as';
  return isOnline ? null : 'offline';
}

/** Up to when an order of this kind can be cancelled, asked of the rule itself (§4). */
export function cancelBorder(kind: Order['kind']): 'new' | 'buying' {
  return cancelRefusal({ kind, status: 'PROCESSING' }) === null ? 'buying' : 'new';
}

/** The refusals that the cabinet says in the participant's language; others come in the service's words. */
const FAILURE_WORDS = ['too_late', 'cancel_requested', 'cancelled', 'card_off'];

/** Which words of ours a failed cancellation has, null where there are none. */
export function failureWord(error: { kind?: string | undefined; code: string | null }): string | null {
  if (error.code === 'offline') return 'offline';
  if (error.kind === 'network') return 'network';
  return FAILURE_WORDS.find((word) => word === error.code) ?? null;
}
