/** The first day of the month of a date, in local time. */
export function monthOf(date: Date): Date {
  return new Date(date.getFullYear(), date.getMonth());
}

export function addMonths(month: Date, count: number): Date {
  return new Date(month.getFullYear(), month.getMonth() + count);
}

/** How many months lie between two first days. */
export function monthsBetween(from: Date, to: Date): number {
  return (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
}
