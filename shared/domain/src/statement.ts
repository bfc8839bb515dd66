import type { Operation } from '@cabinet/contracts/operations';
import { toDate } from './dates.ts';
import { operationTotals, statement } from './operations.ts';

export interface Period {
  /** The first moment of the period. */
  from: Date;
  /** The first moment after the period. */
  to: Date;
}

export interface AccountStatement<T> {
  /** Tokens before the first movement of the period. */
  opening: number;
  /** The movements of the period in their original order, each with the balance after it. */
  lines: (T & { balanceAfter: number })[];
  accrued: number;
  /** Positive tokens. */
  charged: number;
  /** Tokens after the last movement. Always equals `opening + accrued - charged`. */
  closing: number;
}

/**
 * Returns a statement that proves the balance: the opening balance, the movements, and the closing balance.
 * @param operations newest first and complete, in the order of the service
 * @param balance in tokens, now
 */
export function accountStatement<T extends Pick<Operation, 'amount' | 'date'>>(
  operations: readonly T[],
  balance: number,
  { from, to }: Period,
): AccountStatement<T> {
  const isBefore = (end: Date) => (operation: T) => timeOf(operation) < end.getTime();
  const later = operationTotals(operations.filter((operation) => !isBefore(to)(operation)));
  const closing = balance - later.accrued + later.charged;
  const moved = operations.filter((operation) => isBefore(to)(operation) && !isBefore(from)(operation));
  const totals = operationTotals(moved);
  const opening = closing - totals.accrued + totals.charged;
  return { opening, lines: statement(moved, closing), ...totals, closing };
}

/** An operation with an unreadable date counts as the oldest. */
function timeOf({ date }: Pick<Operation, 'date'>): number {
  return toDate(date)?.getTime() ?? 0;
}
