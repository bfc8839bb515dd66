import type { Operation } from '@cabinet/contracts/loyalty';
import type { LocalText } from '@cabinet/contracts/text';
import { reasonOfOperation } from '@cabinet/domain/operations';

export interface OperationReason {
  /** Key of the words. */
  name: string;
  /** The service's own words, where the cabinet has none for the type (R45). */
  text: LocalText | null;
  /** What the words speak of: the friend's name, the order's number. */
  subject: string | null;
  /** What the service adds to it. */
  note: LocalText | null;
  /** The rule behind it: which share of a friend's payment came back (§1). */
  percent: number | null;
}

const OF_A_FRIEND = ['FRIEND', 'ACADEM_ORDER'];
const OF_AN_ORDER = ['ORDER', 'CANCEL_ORDER'];
/** Their words say all; the service's comment repeats them. */
const SAID_ALREADY = ['WELCOME', 'BIRTHDAY'];
const WITHOUT_WORDS = ['gain', 'loss'];

type Reasoned = Pick<
  Operation,
  'type' | 'amount' | 'comment' | 'friend' | 'percent' | 'orderId' | 'orderNumber' | 'productName' | 'note'
>;

/** Why tokens moved, for a line of the history (§3 Operation). */
export function operationReason(operation: Reasoned): OperationReason {
  const { type, amount, comment, friend, percent, orderId, orderNumber } = operation;
  const reason = { text: null, note: null, percent: null };
  if (OF_A_FRIEND.includes(type)) return { ...reason, name: type, subject: friend ?? comment, percent };
  const note = noteOf(operation);
  if (OF_AN_ORDER.includes(type)) {
    return { ...reason, name: type, subject: orderNumber ?? orderId?.toString() ?? null, note };
  }
  const name = reasonOfOperation({ type, amount });
  if (WITHOUT_WORDS.includes(name)) return { ...reason, name, text: note, subject: friend };
  return { ...reason, name, subject: friend, note: SAID_ALREADY.includes(type) ? null : note };
}

/** R46: a stored comment is the last resort. Another's refund takes back what they brought; its comment is their name. */
function noteOf({ productName, note, comment, friend }: Reasoned): LocalText | null {
  return productName ?? note ?? (comment && comment !== friend ? { ru: comment } : null);
}
