import type { Operation } from '@cabinet/contracts/loyalty';
import { reasonOfOperation } from '@cabinet/domain/operations';

export interface OperationReason {
  /** Key of the words. */
  name: string;
  /** What the words speak of: the friend's name, the order's number. */
  subject: string | null;
  /** What the service adds to it. */
  note: string | null;
  /** The rule behind it: which share of a friend's payment came back (§1). */
  percent: number | null;
}

const OF_A_FRIEND = ['FRIEND', 'ACADEM_ORDER'];
const OF_AN_ORDER = ['ORDER', 'CANCEL_ORDER'];
/** Their words say all; the service's comment repeats them. */
const SAID_ALREADY = ['WELCOME', 'BIRTHDAY'];

/** Why tokens moved, for a line of the history (§3 Operation). */
export function operationReason(
  operation: Pick<
    Operation,
    'type' | 'amount' | 'comment' | 'friend' | 'percent' | 'orderId' | 'orderNumber'
  >,
): OperationReason {
  const { type, amount, comment, friend, percent, orderId, orderNumber } = operation;
  if (OF_A_FRIEND.includes(type)) return { name: type, subject: friend ?? comment, note: null, percent };
  if (OF_AN_ORDER.includes(type)) {
    return { name: type, subject: orderNumber ?? orderId?.toString() ?? null, note: comment, percent: null };
  }
  const name = reasonOfOperation({ type, amount });
  // Another's refund takes back what they brought; its comment is their name.
  const note = SAID_ALREADY.includes(type) || comment === friend ? null : comment;
  return { name, subject: friend, note, percent: null };
}
