import type { Period } from '@cabinet/domain/statement';
import { dayjs, dayOf, startOfDay } from '@cabinet/i18n';

/** The last moment that a date can hold. */
const FOREVER = new Date(8.64e15);

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
    to: last ? dayjs(last).add(1, 'day').toDate() : FOREVER,
  };
}

/** Periods that are asked for often. */
export function usualDays(now: Date): { name: 'month' | 'lastMonth' | 'year'; days: Days }[] {
  const today = dayjs(now);
  const lastMonth = today.subtract(1, 'month');
  return [
    { name: 'month', days: { from: dayOf(today.startOf('month')), to: dayOf(today) } },
    {
      name: 'lastMonth',
      days: { from: dayOf(lastMonth.startOf('month')), to: dayOf(lastMonth.endOf('month')) },
    },
    { name: 'year', days: { from: dayOf(today.startOf('year')), to: dayOf(today) } },
  ];
}

/** The first moment of the month of a date, in local time. */
export function monthOf(date: Date): Date {
  return dayjs(date).startOf('month').toDate();
}
