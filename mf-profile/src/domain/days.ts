import type { Period } from '@cabinet/domain/statement';
import { dayOf } from '@cabinet/i18n';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
/** The last moment that a date can hold. */
const FOREVER = new Date(8.64e15);

/** The first moment of a day `YYYY-MM-DD` in local time; null for what is no day of the calendar. */
export function startOfDay(day: string | null): Date | null {
  const [, year, month, date] = DAY.exec(day ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  return start.getMonth() === month - 1 && start.getDate() === date ? start : null;
}

export interface Days {
  /** First and last day, `YYYY-MM-DD`; null is without that end. */
  from: string | null;
  to: string | null;
}

/** From the beginning of the first day to the end of the last one. */
export function periodOf({ from, to }: Days): Period {
  const last = startOfDay(to);
  return {
    from: startOfDay(from) ?? new Date(0),
    to: last ? new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1) : FOREVER,
  };
}

/** Periods that are asked for often. */
export function usualDays(now: Date): { name: 'month' | 'lastMonth' | 'year'; days: Days }[] {
  const [year, month] = [now.getFullYear(), now.getMonth()];
  const days = (from: Date, to: Date) => ({ from: dayOf(from), to: dayOf(to) });
  return [
    { name: 'month', days: days(new Date(year, month), now) },
    { name: 'lastMonth', days: days(new Date(year, month - 1), new Date(year, month, 0)) },
    { name: 'year', days: days(new Date(year, 0), now) },
  ];
}
