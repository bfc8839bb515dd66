import { ORDER_STATUSES, type OrderStatus } from '@cabinet/contracts/orders';
import type { Tx } from '../../kit/database.ts';
import { Conflict, NotFound } from '../../kit/errors.ts';
import { recordStatus } from '../orders/repository.ts';

/** An order in the operator's view. */
export interface OrderLine {
  id: number;
  email: string;
  name: string;
  status: OrderStatus;
  /** Day `YYYY-MM-DD` on which the goods arrive, or null. */
  expectedOn: string | null;
  tracking: string | null;
  isExtended: boolean;
}

/** The operator's changes to an order. Absent fields stay unchanged. */
export interface OrderNews {
  order: number;
  status?: OrderStatus | undefined;
  /** The text about the new status, for the participant. */
  text?: string | undefined;
  /** Day `YYYY-MM-DD`. */
  expected?: string | undefined;
  /** The time of a service. */
  visit?: string | undefined;
  tracking?: string | undefined;
  /** The carrier's tracking page. */
  link?: string | undefined;
  /** Days by which to extend the storage. */
  extend?: number | undefined;
}

/**
 * Moves an order forward and records its tracking data (R48). An order never moves back.
 * @throws {Conflict} the order has this or a later status, is cancelled, or its storage cannot be extended
 */
export async function noteOrder(tx: Tx, { order: id, ...news }: OrderNews): Promise<OrderLine> {
  const { status, isExtended } = await getOrderLine(tx, id, 'for update of p');
  if (status === 'CANCELLED') throw refused(`Order ${id} is cancelled.`);
  if (news.status) {
    if (ORDER_STATUSES.indexOf(news.status) <= ORDER_STATUSES.indexOf(status))
      throw refused(`Order ${id} is already ${status}.`);
    await recordStatus(tx, id, { status: news.status, at: new Date(), note: news.text ?? null });
  }
  if (news.extend && (isExtended || (news.status ?? status) !== 'DELIVERED'))
    throw refused(isExtended ? `Order ${id} is already extended.` : `Order ${id} is not ready for pick-up.`);
  await tx.query(
    `update loyalty.purchase set status = coalesce($2, status), expected_on = coalesce($3::date, expected_on),
       visit_at = coalesce($4::timestamptz, visit_at), tracking_number = coalesce($5, tracking_number),
       tracking_url = coalesce($6, tracking_url), extended_days = coalesce($7, extended_days)
     where id = $1`,
    [
      id,
      news.status ?? null,
      news.expected ?? null,
      news.visit ?? null,
      news.tracking ?? null,
      news.link ?? null,
      news.extend ?? null,
    ],
  );
  return getOrderLine(tx, id);
}

async function getOrderLine(tx: Tx, id: number, lock = ''): Promise<OrderLine> {
  const [row] = await tx.query<OrderLine>(
    `select p.id, c.email, p.name->>'ru' as name, p.status, to_char(p.expected_on, 'YYYY-MM-DD') as "expectedOn",
       p.tracking_number as tracking, p.extended_days is not null as "isExtended"
     from loyalty.purchase p join loyalty.contact c on c.id = p.contact_id where p.id = $1 ${lock}`,
    [id],
  );
  if (!row) throw new NotFound({ message: `Unknown order ${id}.`, errorCode: 'not_found' });
  return row;
}

/** A cancelled order in the staff's view. */
export interface Cancellation {
  id: number;
  email: string;
  fullName: string | null;
  name: string;
  price: number;
  reason: string | null;
  at: Date;
  manager: string | null;
}

/** The list holds only the newest cancellations, up to this number. */
const LISTED = 100;

/** Returns the orders that participants have cancelled, newest first (R47). */
export async function findCancellations(tx: Tx): Promise<Cancellation[]> {
  return tx.query<Cancellation>(
    `select p.id, c.email, c.full_name as "fullName", p.name->>'ru' as name, p.price, p.cancel_reason as reason,
       s.at, m.name as manager
     from loyalty.purchase p
       join loyalty.purchase_status s on s.purchase_id = p.id and s.status = 'CANCELLED'
       join loyalty.contact c on c.id = p.contact_id
       left join loyalty.manager m on m.id = c.manager_id
     where p.status = 'CANCELLED' order by s.at desc, p.id desc limit $1`,
    [LISTED],
  );
}

function refused(message: string): Conflict {
  return new Conflict({ message, errorCode: 'order_stays' });
}
