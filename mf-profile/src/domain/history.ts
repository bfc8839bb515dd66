import type { Operation } from '@cabinet/contracts/operations';
import { toDate } from '@cabinet/domain/dates';
import { isAccrual } from '@cabinet/domain/operations';
import { type Days, monthOf } from './days.ts';
import { operationReason } from './operationReason.ts';

/** Number of operations on the home page. */
export const LATEST = 3;

export const MOVEMENTS = ['all', 'accruals', 'charges'] as const;
export type Movements = (typeof MOVEMENTS)[number];

/** The filters of the whole history. */
export interface HistoryView extends Days {
  movements: Movements;
  /** A reason of `operationReason`. Null means any. */
  type: string | null;
}

/** Filters by direction and reason. The statement filters by days. */
export function ofView<T extends Operation>(
  operations: readonly T[],
  { movements, type }: Pick<HistoryView, 'movements' | 'type'>,
): T[] {
  return operations.filter(
    (operation) =>
      (movements === 'all' || isAccrual(operation) === (movements === 'accruals')) &&
      (type === null || operationReason(operation).name === type),
  );
}

/** The reasons that occur, without duplicates. */
export function reasonsIn(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map((operation) => operationReason(operation).name))];
}

/** An operation. In a statement it has the balance after it. */
export type Movement = Operation & { balanceAfter?: number };

export interface HistoryMonth {
  /** First day of the month, in local time. */
  month: Date;
  operations: Movement[];
}

/** Groups the history by month, newest first. Operations keep their order. */
export function byMonth(operations: readonly Movement[]): HistoryMonth[] {
  const months: HistoryMonth[] = [];
  for (const operation of operations) {
    const month = monthOf(toDate(operation.date) ?? new Date(0));
    const last = months.at(-1);
    if (last?.month.getTime() === month.getTime()) last.operations.push(operation);
    else months.push({ month, operations: [operation] });
  }
  return months;
}

/** Number of months shown first: the fewest that hold `count` operations. */
export function monthsFor(months: readonly HistoryMonth[], count: number): number {
  let seen = 0;
  const enough = months.findIndex(({ operations }) => {
    seen += operations.length;
    return seen >= count;
  });
  return enough < 0 ? months.length : enough + 1;
}
