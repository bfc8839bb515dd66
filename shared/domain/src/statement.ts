import type { Operation } from '@cabinet/contracts/loyalty';
import { toDate } from './dates.ts';
import { operationTotals, statement } from './operations.ts';

export interface Period {
  /** The first moment of it. */
  from: Date;
  /** The first moment after it. */
  to: Date;
}

export interface AccountStatement<T> {
  /** Tokens before the first movement of the period. */
  opening: number;
  /** The movements of the period as they were listed, each with the balance that it left behind. */
  lines: (T & { balanceAfter: number })[];
  accrued: number;
  /** Positive tokens. */
  charged: number;
  /** Tokens after the last movement: `opening + accrued - charged`, always. */
  closing: number;
}

/**
 * A statement that proves the balance: what there was, what moved, what there is.
 * @param operations newest first and complete, as the service lists them
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

/** What has no date that can be read was before everything else. */
function timeOf({ date }: Pick<Operation, 'date'>): number {
  return toDate(date)?.getTime() ?? 0;
}
