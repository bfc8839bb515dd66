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
  return day && dateOf(iso) ? iso : text;
}

/** The value for what was pasted, filled in or left: days and months of one digit are whole. */
export function wholeDateValue(text: string): string {
  const value = dateValue(maskDate(text).replace(/\b\d(?=\.)/g, '0$&'));
  return dateOf(value) ? value : dateValue(text);
}

/** Midnight of a day here, null for what is no day. */
export function dateOf(iso: string | undefined): Date | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(iso ?? '') ?? []).map(Number);
  if (!year || !month || !day) return null;
  const date = new Date(year, month - 1, day);
  return date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** `YYYY-MM-DD` of a moment here. */
export function isoOf(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
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
