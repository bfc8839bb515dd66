import type { Operation } from '@cabinet/contracts/loyalty';
import { toDate } from '@cabinet/domain/dates';
import { isAccrual } from '@cabinet/domain/operations';
import { monthOf } from './months.ts';

/** How many movements the history shows before it is opened. */
export const LATEST = 5;

export const MOVEMENTS = ['all', 'accruals', 'charges'] as const;
export type Movements = (typeof MOVEMENTS)[number];

export function ofMovements(operations: readonly Operation[], movements: Movements): Operation[] {
  if (movements === 'all') return [...operations];
  return operations.filter((operation) => isAccrual(operation) === (movements === 'accruals'));
}

export interface HistoryMonth {
  /** First day of the month, in local time. */
  month: Date;
  operations: Operation[];
}

/** The history in months, newest first; operations keep their order. */
export function byMonth(operations: readonly Operation[]): HistoryMonth[] {
  const months: HistoryMonth[] = [];
  for (const operation of operations) {
    const month = monthOf(toDate(operation.date) ?? new Date(0));
    const last = months.at(-1);
    if (last?.month.getTime() === month.getTime()) last.operations.push(operation);
    else months.push({ month, operations: [operation] });
  }
  return months;
}
