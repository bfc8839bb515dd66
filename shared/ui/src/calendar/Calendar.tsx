import { dayjs, dayOf, startOfDay, useFormats } from '@cabinet/i18n';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, type ClassNames, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { ru } from 'react-day-picker/locale/ru';
import { uz } from 'react-day-picker/locale/uz';
import { useUiText } from '../useUiText.ts';
import styles from './Calendar.module.css';

const LOCALES = { ru, uz, en: enGB };

/** The classes of the library's calendar parts. */
const CLASSES = {
  months: styles.months,
  nav: styles.nav,
  button_previous: styles.turn,
  button_next: styles.turn,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.choice,
  dropdown: styles.select,
  caption_label: styles.chosen,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
} as Partial<ClassNames>;

export interface CalendarProps {
  /** `YYYY-MM-DD`. Other text means no choice. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose(day: string): void;
}

/** The days of a month, with a choice of year and month. Focuses the chosen day, or today. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const t = useUiText();
  const { locale } = useFormats();
  const selected = startOfDay(value) ?? undefined;
  const first = startOfDay(min) ?? undefined;
  const last = startOfDay(max) ?? undefined;

  return (
    <DayPicker
      mode="single"
      autoFocus
      classNames={CLASSES}
      components={{ Chevron }}
      locale={LOCALES[locale]}
      captionLayout="dropdown"
      reverseYears
      fixedWeeks
      showOutsideDays
      selected={selected}
      defaultMonth={selected ?? monthNear(first, last)}
      startMonth={first ?? january(-100)}
      endMonth={last ?? january(10)}
      disabled={(day) => (first && day < first) || (last && day > last) || false}
      labels={{
        labelNav: () => t('calendar.turn'),
        labelPrevious: () => t('calendar.previous'),
        labelNext: () => t('calendar.next'),
        labelMonthDropdown: () => t('calendar.month'),
        labelYearDropdown: () => t('calendar.year'),
      }}
      onSelect={(_, day) => onChoose(dayOf(day))}
    />
  );
}

function Chevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'down' ? ChevronDown : orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={orientation === 'down' ? 16 : 20} strokeWidth={1.8} aria-hidden="true" />;
}

/** Returns January of a year relative to now, as the limit without a bound. */
function january(years: number): Date {
  return dayjs().add(years, 'year').startOf('year').toDate();
}

/** Returns this month, or the last allowed month. A birth date starts with the youngest allowed age. */
function monthNear(first: Date | undefined, last: Date | undefined): Date {
  const today = new Date();
  if (last && last < today) return last;
  return first && first > today ? first : today;
}
