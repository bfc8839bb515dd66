/**
 * A moment as the services write it: ISO 8601, or epoch seconds as number or digits (R26).
 * @returns null for nothing and for what is no date
 */
export function toDate(value: string | number | null | undefined): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const isEpoch = typeof value === 'number' || /^\d+(\.\d+)?$/.test(value);
  const date = new Date(isEpoch ? Number(value) * 1000 : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const DAY = 24 * 60 * 60 * 1000;

/** Whether `value` lies at most `days` days before `now`; a moment in the future counts as recent. */
export function isWithinDays(value: string | number | null, days: number, now: Date): boolean {
  const date = toDate(value);
  return date !== null && now.getTime() - date.getTime() <= days * DAY;
}
