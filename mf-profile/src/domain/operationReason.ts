import { OPERATION_TYPES, type Operation } from '@cabinet/contracts/loyalty';

export interface OperationReason {
  /** Key of the words: a type of §3, or `gain` and `loss` for one we do not know. */
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
  const isKnown = (OPERATION_TYPES as readonly string[]).includes(type);
  // A payment for studies is rewarded; one made with tokens is a charge.
  const name = type === 'PAYMENT' && amount < 0 ? 'TUITION' : type;
  // Another's refund takes back what they brought; its comment is their name.
  const note = SAID_ALREADY.includes(type) || comment === friend ? null : comment;
  if (isKnown) return { name, subject: friend, note, percent: null };
  return { name: amount > 0 ? 'gain' : 'loss', subject: null, note: comment, percent: null };
}
