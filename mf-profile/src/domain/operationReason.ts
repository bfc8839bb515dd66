import type { Operation } from '@cabinet/contracts/operations';
import type { LocalText } from '@cabinet/contracts/text';
import { reasonOfOperation } from '@cabinet/domain/operations';

export interface OperationReason {
  /** Key of the text. */
  name: string;
  /** The service's own text, for a type without a text in the cabinet (R45). */
  text: LocalText | null;
  /** The name or number in the text: the friend or the order. */
  subject: string | null;
  /** An additional note of the service. */
  note: LocalText | null;
  /** The share of a friend's payment behind the reward, in percent (§1). */
  percent: number | null;
}

const OF_A_FRIEND = ['FRIEND', 'ACADEM_ORDER'];
const OF_AN_ORDER = ['ORDER', 'CANCEL_ORDER'];
/** The texts of these types are complete. The service's comment repeats them. */
const SAID_ALREADY = ['WELCOME', 'BIRTHDAY'];
const WITHOUT_WORDS = ['gain', 'loss'];

type Reasoned = Pick<
  Operation,
  'type' | 'amount' | 'comment' | 'friend' | 'percent' | 'orderId' | 'orderNumber' | 'productName' | 'note'
>;

/** The reason of an operation, for a line of the history (§3 Operation). */
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

/**
 * R46: the stored comment is the last resort. In a refund of a friend's payment the comment is the friend's
 * name.
 */
function noteOf({ productName, note, comment, friend }: Reasoned): LocalText | null {
  return productName ?? note ?? (comment && comment !== friend ? { ru: comment } : null);
}
