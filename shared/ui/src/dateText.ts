import { startOfDay } from '@cabinet/i18n';

// Days as people here write them, `DD.MM.YYYY`, and as they are kept, `YYYY-MM-DD` (ISO 8601).

/** What a field of a date shows for its value: the date, or what is typed while there is none. */
export function dateText(value: string): string {
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');
}

/** The value for what is typed: `YYYY-MM-DD` of a day that there is, else the text in its mask. */
export function dateValue(typed: string): string {
  const text = maskDate(typed);
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return day && startOfDay(iso) ? iso : text;
}

/** The value for what was pasted, filled in or left: days and months of one digit are whole. */
export function wholeDateValue(text: string): string {
  const value = dateValue(maskDate(text).replace(/\b\d(?=\.)/g, '0$&'));
  return startOfDay(value) ? value : dateValue(text);
}

const SIZES = [2, 2, 4];

/** Digits flow from day to month to year; dots that are there stay where they are, so that each part can be corrected. */
function maskDate(typed: string): string {
  const parts = dateText(typed.trim())
    .replace(/\s*[^\d\s]\s*/g, '.')
    .split(/\D/)
    .slice(0, SIZES.length);
  for (const [index, size] of SIZES.entries()) {
    const isLast = index === parts.length - 1;
    const surplus = parts[index]?.slice(size);
    if (isLast && surplus && index < SIZES.length - 1) parts.push(surplus);
  }
  const text = parts.map((part, index) => part.slice(0, SIZES[index])).join('.');
  // A dot behind one digit says that the day, or the month, is whole.
  return text.replace(/(^|\.)(\d)\.$/, '$10$2.');
}
