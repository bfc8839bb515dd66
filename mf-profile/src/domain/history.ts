import type { Operation } from '@cabinet/contracts/loyalty';
import { toDate } from '@cabinet/domain/dates';
import { isAccrual } from '@cabinet/domain/operations';
import { type Days, monthOf } from './days.ts';
import { operationReason } from './operationReason.ts';

/** How many movements the home page shows. */
export const LATEST = 3;

export const MOVEMENTS = ['all', 'accruals', 'charges'] as const;
export type Movements = (typeof MOVEMENTS)[number];

/** What of the whole history is shown. */
export interface HistoryView extends Days {
  movements: Movements;
  /** A reason of `operationReason`; null is any. */
  type: string | null;
}

/** The movements of one direction and one reason; which days is the statement's to say. */
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

/** The reasons that occur, each once. */
export function reasonsIn(operations: readonly Operation[]): string[] {
  return [...new Set(operations.map((operation) => operationReason(operation).name))];
}

/** A movement; in a statement with the balance that it left behind. */
export type Movement = Operation & { balanceAfter?: number };

export interface HistoryMonth {
  /** First day of the month, in local time. */
  month: Date;
  operations: Movement[];
}

/** The history in months, newest first; operations keep their order. */
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

/** How many of the months are shown before the reader asks for more: as few as hold that many movements. */
export function monthsFor(months: readonly HistoryMonth[], count: number): number {
  let seen = 0;
  const enough = months.findIndex(({ operations }) => {
    seen += operations.length;
    return seen >= count;
  });
  return enough < 0 ? months.length : enough + 1;
}
