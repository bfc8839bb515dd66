import type { Period } from '@cabinet/domain/statement';
import { dayjs, dayOf, startOfDay } from '@cabinet/i18n';

/** The last moment that a `Date` can hold. */
const FOREVER = new Date(8.64e15);

export interface Days {
  /** First and last day, `YYYY-MM-DD`. Null leaves that end open. */
  from: string | null;
  to: string | null;
}

/** The period from the start of the first day to the end of the last day. */
export function periodOf({ from, to }: Days): Period {
  const last = startOfDay(to);
  return {
    from: startOfDay(from) ?? new Date(0),
    to: last ? dayjs(last).add(1, 'day').toDate() : FOREVER,
  };
}

/** Frequent periods. */
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
