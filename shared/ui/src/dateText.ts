import { startOfDay } from '@cabinet/i18n';

// Dates in local notation, `DD.MM.YYYY`, and in storage notation, `YYYY-MM-DD` (ISO 8601).

/** Returns the text of a date field: the date in local notation, or the typed text. */
export function dateText(value: string): string {
  return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1');
}

/** Returns the value for typed text: `YYYY-MM-DD` for a valid date, or the masked text. */
export function dateValue(typed: string): string {
  const text = maskDate(typed);
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  return day && startOfDay(iso) ? iso : text;
}

/**
 * Returns the value for text that is pasted, autofilled or complete. Accepts days and months of one digit.
 */
export function wholeDateValue(text: string): string {
  const value = dateValue(maskDate(text).replace(/\b\d(?=\.)/g, '0$&'));
  return startOfDay(value) ? value : dateValue(text);
}

const SIZES = [2, 2, 4];

/**
 * Distributes the digits to day, month and year. Existing dots stay, so that a person can correct each part.
 */
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
  // A dot after one digit completes the day or the month.
  return text.replace(/(^|\.)(\d)\.$/, '$10$2.');
}
