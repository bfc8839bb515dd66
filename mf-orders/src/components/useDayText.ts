import { dayjs, useFormats } from '@cabinet/i18n';
import { useTranslation } from 'react-i18next';

/** A day with its weekday, for a sentence: `в среду, 25 ноября`, `до понедельника, 7 декабря`. */
export function useDayText() {
  const { t } = useTranslation('mf-orders-later');
  const { formatDay } = useFormats();
  return (how: 'on' | 'until', day: string | Date): string =>
    t(`day.${how}.${weekdayOf(day)}`, { date: formatDay(day) });
}

/** Monday is 0. */
function weekdayOf(day: string | Date): number {
  return (dayjs(day).day() + 6) % 7;
}
