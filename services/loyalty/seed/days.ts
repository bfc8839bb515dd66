import { addDays } from '@cabinet/domain/dates';

export function daysAgo(days: number): Date {
  return addDays(new Date(), -days);
}

export function daysFromNow(days: number): Date {
  return addDays(new Date(), days);
}
