import type { PickupPoint } from '@cabinet/contracts/pickupPoints';

/** Whether a place is open, and when that changes. */
export type Openness =
  /** `until`: closing time at the place, such as `20:00`. */
  | { isOpen: true; until: string }
  /** `opens`: the next opening. `inDays` 0 is today, `weekday` 0 is Monday. Null means never. */
  | { isOpen: false; opens: { time: string; inDays: number; weekday: number } | null };

const DAYS = 7;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Returns whether the pick-up place is open now, in the time zone of the place. */
export function openness({ hours, timeZone }: Pick<PickupPoint, 'hours' | 'timeZone'>, now: Date): Openness {
  const { weekday, time } = clockIn(timeZone, now);
  const today = hours[weekday];
  if (today && today.from <= time && time < today.to) return { isOpen: true, until: today.to };
  for (let inDays = 0; inDays <= DAYS; inDays += 1) {
    const day = (weekday + inDays) % DAYS;
    const from = hours[day]?.from;
    if (from && (inDays > 0 || time < from))
      return { isOpen: false, opens: { time: from, inDays, weekday: day } };
  }
  return { isOpen: false, opens: null };
}

/** Consecutive days with the same hours. `from` and `to` are weekdays; 0 is Monday. */
export interface HoursRow {
  from: number;
  to: number;
  hours: PickupPoint['hours'][number];
}

/** Groups the hours of a week into as few rows as possible. */
export function weekRows(hours: PickupPoint['hours']): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const [day, each] of hours.entries()) {
    const last = rows.at(-1);
    if (last && last.hours?.from === each?.from && last.hours?.to === each?.to) last.to = day;
    else rows.push({ from: day, to: day, hours: each });
  }
  return rows;
}

function clockIn(timeZone: string, now: Date): { weekday: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
