import { ORDER_STATUSES, type Order, type OrderKind, type OrderStatus } from '@cabinet/contracts/loyalty';
import { addDays, dayPlus, programmeDay } from './dates.ts';

/** What the dates of an order follow from. */
export interface DatedOrder extends Pick<Order, 'date'> {
  status: OrderStatus;
  kind: OrderKind;
  /** When the status was reached. */
  statusDate: string;
  /** Goods: the day `YYYY-MM-DD` on which they arrive, as the programme last said; null is not known. */
  expectedOn: string | null;
  /** Goods: they are brought to an address instead of being collected. */
  isBrought: boolean;
  /** Goods: days by which the manager has extended their storage; null is not. */
  extendedDays: number | null;
  /** Events and services: when one is expected there. */
  visitDate: string | null;
}

/** A coming step and its day `YYYY-MM-DD`. */
export interface ExpectedStep {
  status: OrderStatus;
  date: string;
}

/** Days from the order until the manager takes it up, and until it is bought. */
const PROCESSING_DAYS = 1;
const BUYING_DAYS = 2;
/** Days that goods are on their way. */
const TRANSPORT_DAYS = 4;

const stepOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

/**
 * Until when goods are kept at the pick-up point (R48).
 * @param storageDays a setting of the programme; without it nothing is promised
 * @returns an ISO date-time, or null where nothing lies ready
 */
export function keptUntil(
  { status, kind, statusDate, isBrought, extendedDays }: DatedOrder,
  storageDays: number | undefined,
): string | null {
  if (status !== 'DELIVERED' || kind !== 'product' || isBrought || storageDays === undefined) return null;
  return addDays(new Date(statusDate), storageDays + (extendedDays ?? 0)).toISOString();
}

/** The day on which goods can be collected or are brought; null once they are there, and where no day is known (R48). */
export function expectedDay({ status, kind, expectedOn }: DatedOrder, now: Date): string | null {
  const isOnItsWay = kind === 'product' && stepOf(status) < stepOf('DELIVERED');
  // A day that has passed is no promise any more.
  return isOnItsWay && expectedOn && expectedOn >= programmeDay(now) ? expectedOn : null;
}

/** The coming steps whose day is known, in their order (R48). */
export function expectedSteps(
  order: DatedOrder,
  { now, storageDays }: { now: Date; storageDays: number | undefined },
): ExpectedStep[] {
  if (stepOf(order.status) >= stepOf('RECEIVED')) return [];
  const today = programmeDay(now);
  const days = order.kind === 'product' ? goodsDays(order, now, storageDays) : visitDays(order);
  const steps: ExpectedStep[] = [];
  for (const status of ORDER_STATUSES.slice(stepOf(order.status) + 1)) {
    const day = days[status];
    // No step comes before the one that it follows.
    const before = steps.at(-1)?.date ?? today;
    if (day && day >= today) steps.push({ status, date: day.localeCompare(before) < 0 ? before : day });
  }
  return steps;
}

type Days = Partial<Record<OrderStatus, string | null>>;

function goodsDays(order: DatedOrder, now: Date, storageDays: number | undefined): Days {
  const kept = keptUntil(order, storageDays);
  const arrival = expectedDay(order, now);
  const placed = programmeDay(new Date(order.date));
  return {
    PROCESSING: dayPlus(placed, PROCESSING_DAYS),
    BUYING: dayPlus(placed, BUYING_DAYS),
    DELIVERY: arrival && dayPlus(arrival, -TRANSPORT_DAYS),
    ...(order.isBrought
      ? { RECEIVED: arrival }
      : {
          DELIVERED: arrival,
          RECEIVED: kept
            ? programmeDay(new Date(kept))
            : arrival && storageDays !== undefined
              ? dayPlus(arrival, storageDays)
              : null,
        }),
  };
}

function visitDays({ date, visitDate }: DatedOrder): Days {
  return {
    PROCESSING: dayPlus(programmeDay(new Date(date)), PROCESSING_DAYS),
    RECEIVED: visitDate && programmeDay(new Date(visitDate)),
  };
}
