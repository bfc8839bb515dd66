import { ORDER_STATUSES, type Order, type OrderKind, type OrderStatus } from '@cabinet/contracts/orders';
import { addDays, dayPlus, programmeDay } from './dates.ts';

/** The facts that determine the dates of an order. */
export interface DatedOrder extends Pick<Order, 'date'> {
  status: OrderStatus;
  kind: OrderKind;
  /** When the order reached the status. */
  statusDate: string;
  /** Goods: the latest known day of arrival, `YYYY-MM-DD`. Null means unknown. */
  expectedOn: string | null;
  /** Goods: a carrier brings them to an address, so the participant does not collect them. */
  isBrought: boolean;
  /** Goods: days by which the manager has extended the storage. Null without an extension. */
  extendedDays: number | null;
  /** Events and services: the date of the visit. */
  visitDate: string | null;
}

/** A future step and its day `YYYY-MM-DD`. */
export interface ExpectedStep {
  status: OrderStatus;
  date: string;
}

/** Days after the order until the manager processes it, and until the purchase. */
const PROCESSING_DAYS = 1;
const BUYING_DAYS = 2;
/** Days of transport. */
const TRANSPORT_DAYS = 4;

const stepOf = (status: OrderStatus) => ORDER_STATUSES.indexOf(status);

/**
 * Returns until when the pick-up place keeps goods (R48).
 * @param storageDays a setting of the programme; without the setting there is no date
 * @returns an ISO date-time, or null if no goods are ready
 */
export function keptUntil(
  { status, kind, statusDate, isBrought, extendedDays }: DatedOrder,
  storageDays: number | undefined,
): string | null {
  if (status !== 'DELIVERED' || kind !== 'product' || isBrought || storageDays === undefined) return null;
  return addDays(new Date(statusDate), storageDays + (extendedDays ?? 0)).toISOString();
}

/**
 * Returns the day on which the participant can collect or receive goods (R48). Null if the goods have arrived
 * or the day is unknown.
 */
export function expectedDay({ status, kind, expectedOn }: DatedOrder, now: Date): string | null {
  const isOnItsWay = kind === 'product' && stepOf(status) < stepOf('DELIVERED');
  // A past day is no longer a promise.
  return isOnItsWay && expectedOn && expectedOn >= programmeDay(now) ? expectedOn : null;
}

/** Returns the future steps with a known day, in order (R48). */
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
    // A step cannot come before the previous step.
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
