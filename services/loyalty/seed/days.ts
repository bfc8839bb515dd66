const DAY_MS = 24 * 60 * 60 * 1000;

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

export function daysFromNow(days: number): Date {
  return daysAgo(-days);
}
