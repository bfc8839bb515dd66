import type { Order, OrderKind, OrderStatus } from '@cabinet/contracts/orders';
import type { LocalText } from '@cabinet/contracts/text';
import type { DatedOrder } from '@cabinet/domain/orderDates';
import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { queryOne } from '../../kit/sql.ts';
import { versionOf } from '../../kit/version.ts';
import { POINT } from '../catalogue/pickupPoints.ts';
import { iso } from '../members/dates.ts';

/** A stored order, with the name and price at the time of purchase. */
export interface Purchase {
  contactId: number;
  cardId: number;
  productId: number | null;
  kind: OrderKind;
  name: LocalText;
  image: string | null;
  tile: number;
  variant: Order['variant'];
  /** In tokens. */
  price: number;
  comment: string;
  description: string;
  wishedAt: Date;
  status: OrderStatus;
  barcode: string;
  /** How and where a service, course or event takes place. */
  place: LocalText | null;
  /** The pick-up point of collected goods. */
  pickupPointId: number | null;
  /** Day `YYYY-MM-DD` on which goods arrive. */
  expectedOn: string | null;
  createdAt: Date;
}

/** A stored order, without the fields that depend on the terms of the programme or on the mount path. */
export type OrderRow = Omit<
  Order,
  'productImage' | 'statusDetail' | 'expectedDate' | 'keepUntil' | 'isExtended'
> &
  DatedOrder & {
    price: number;
    image: string | null;
    version: string;
  };

export interface OrderFilter {
  kind?: OrderKind | undefined;
  status?: OrderStatus | 'ANY' | undefined;
}

const STATUS_NAMES: Record<OrderStatus, string> = {
  NEW_ORDER: 'Новый',
  PROCESSING: 'В обработке',
  BUYING: 'Закупаем',
  DELIVERY: 'Доставляем',
  DELIVERED: 'Можно забрать',
  RECEIVED: 'Получен',
  CLOSED: 'Завершён',
  CANCELLED: 'Отменён',
};

const NO_ORDER = { error: 'Такого заказа нет', errorCode: 'no_order' };

const ORDER = `
  select p.id, p.created_at as "createdAt", p.comment, p.status, p.kind, p.product_id as "prodId", p.name, p.image,
    p.tile, p.price, p.barcode, to_char(p.expected_on, 'YYYY-MM-DD') as "expectedOn",
    p.delivery_note_id is not null as "isBrought", p.extended_days as "extendedDays", p.tracking_number as "trackingNumber",
    p.tracking_url as "trackingUrl", p.variant_id as "variantId", p.variant,
    coalesce(p.visit_at, product.event_at) as "visitAt", product.event_place as "visitPlace",
    (select max(at) from loyalty.purchase_status s where s.purchase_id = p.id and s.status = p.status) as "statusAt",
    (select ${POINT} from loyalty.pickup_point point where point.id = p.pickup_point_id) as "pickupPoint"
  from loyalty.purchase p left join loyalty.product product on product.id = p.product_id
  where p.contact_id = $1`;

type StoredOrder = Pick<
  OrderRow,
  | 'id'
  | 'comment'
  | 'status'
  | 'kind'
  | 'prodId'
  | 'image'
  | 'tile'
  | 'price'
  | 'barcode'
  | 'expectedOn'
  | 'isBrought'
  | 'extendedDays'
  | 'pickupPoint'
  | 'visitPlace'
> & {
  createdAt: Date;
  name: LocalText;
  statusAt: Date | null;
  visitAt: Date | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  variantId: number | null;
  variant: Order['variant'];
};

export async function findOrders(tx: Tx, contactId: number, filter: OrderFilter): Promise<OrderRow[]> {
  const status = filter.status === 'ANY' ? null : filter.status;
  const rows = await tx.query<StoredOrder>(
    `${ORDER} and ($2::text is null or p.kind = $2) and ($3::text is null or p.status = $3)
     order by p.created_at desc, p.id desc`,
    [contactId, filter.kind ?? null, status ?? null],
  );
  return rows.map(orderOf);
}

/** @throws {NotFound} the order does not exist or belongs to another participant */
export async function getOrder(tx: Tx, contactId: number, id: number): Promise<OrderRow> {
  return one(await tx.query<StoredOrder>(`${ORDER} and p.id = $2`, [contactId, id]));
}

/**
 * Returns the owner of an order. The URL of an order names no owner, so staff requests it by its id alone
 * (§6).
 * @throws {NotFound} the order does not exist
 */
export async function getOrderOwner(tx: Tx, id: number): Promise<{ id: number; email: string }> {
  const [owner] = await tx.query<{ id: number; email: string }>(
    'select c.id, c.email from loyalty.purchase p join loyalty.contact c on c.id = p.contact_id where p.id = $1',
    [id],
  );
  if (!owner) throw new NotFound(NO_ORDER);
  return owner;
}

/** Returns the order and locks it until the transaction ends. */
export async function lockOrder(tx: Tx, contactId: number, id: number): Promise<OrderRow> {
  return one(await tx.query<StoredOrder>(`${ORDER} and p.id = $2 for update of p`, [contactId, id]));
}

interface Detail {
  place: LocalText | null;
  cancelReason: string | null;
  address: string | null;
}

/** Returns the stored delivery details of an order. The terms of the programme add the expected dates. */
export async function getStatusDetail(
  tx: Tx,
  id: number,
): Promise<Omit<NonNullable<Order['statusDetail']>, 'keepUntil' | 'expected'>> {
  const [detail] = await tx.query<Detail>(
    `select p.place, p.cancel_reason as "cancelReason", d.address
     from loyalty.purchase p left join loyalty.delivery_note d on d.id = p.delivery_note_id where p.id = $1`,
    [id],
  );
  const history = await tx.query<{ status: string; at: Date; note: string | null }>(
    'select status, at, note from loyalty.purchase_status where purchase_id = $1 order by at, id',
    [id],
  );
  return {
    history: history.map(({ at, ...row }) => ({ ...row, date: iso(at) })),
    place: detail?.place ?? null,
    cancelReason: detail?.cancelReason ?? null,
    address: detail?.address ?? null,
  };
}

/**
 * Returns the number of each product that the contact owns, without cancelled orders. Products with the count
 * 0 are left out.
 */
export async function countOwnedOf(
  tx: Tx,
  contactId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx.query<{ id: number; owned: number }>(
    `select product_id as id, count(*) as owned from loyalty.purchase
     where contact_id = $1 and product_id = any ($2::bigint[]) and status <> 'CANCELLED' group by product_id`,
    [contactId, productIds],
  );
  return new Map(rows.map(({ id, owned }) => [id, owned]));
}

/** Returns the number of a product that the contact owns, without cancelled orders. */
export async function countOwned(tx: Tx, contactId: number, productId: number): Promise<number> {
  return (await countOwnedOf(tx, contactId, [productId])).get(productId) ?? 0;
}

/** @returns the id of the new order */
export async function insertPurchase(tx: Tx, purchase: Purchase): Promise<number> {
  const row = await queryOne<{ id: number }>(
    tx,
    `insert into loyalty.purchase (contact_id, card_id, product_id, kind, name, image, tile, price, comment,
       description, wished_at, status, barcode, place, pickup_point_id, expected_on, created_at, variant_id, variant)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) returning id`,
    [
      purchase.contactId,
      purchase.cardId,
      purchase.productId,
      purchase.kind,
      JSON.stringify(purchase.name),
      purchase.image,
      purchase.tile,
      purchase.price,
      purchase.comment,
      purchase.description,
      purchase.wishedAt,
      purchase.status,
      purchase.barcode,
      purchase.place && JSON.stringify(purchase.place),
      purchase.pickupPointId,
      purchase.expectedOn,
      purchase.createdAt,
      purchase.variant?.id ?? null,
      purchase.variant && JSON.stringify({ color: purchase.variant.color, size: purchase.variant.size }),
    ],
  );
  return row.id;
}

export interface StatusChange {
  status: OrderStatus;
  at: Date;
  note?: string | null;
}

export async function recordStatus(
  tx: Tx,
  id: number,
  { status, at, note = null }: StatusChange,
): Promise<void> {
  await tx.query(
    'insert into loyalty.purchase_status (purchase_id, status, at, note) values ($1, $2, $3, $4)',
    [id, status, at, note],
  );
}

export async function markCancelled(tx: Tx, id: number, reason: string, at: Date): Promise<void> {
  await tx.query(`update loyalty.purchase set status = 'CANCELLED', cancel_reason = $2 where id = $1`, [
    id,
    reason,
  ]);
  await recordStatus(tx, id, { status: 'CANCELLED', at });
}

export async function addMessage(tx: Tx, id: number, source: string, message: string): Promise<void> {
  await tx.query('insert into loyalty.purchase_message (purchase_id, source, message) values ($1, $2, $3)', [
    id,
    source,
    message,
  ]);
}

function one(rows: StoredOrder[]): OrderRow {
  const [row] = rows;
  if (!row) throw new NotFound(NO_ORDER);
  return orderOf(row);
}

function orderOf({
  createdAt,
  name,
  statusAt,
  visitAt,
  trackingNumber,
  trackingUrl,
  variantId,
  variant,
  ...row
}: StoredOrder): OrderRow {
  return {
    ...row,
    number: String(row.id),
    date: iso(createdAt),
    statusDate: iso(statusAt ?? createdAt),
    visitDate: visitAt && iso(visitAt),
    tracking: trackingNumber === null ? null : { number: trackingNumber, url: trackingUrl },
    statusName: STATUS_NAMES[row.status],
    productName: name,
    variant: variant && { ...variant, id: variantId },
    cancelRequested: false,
    version: versionOf([row.status]),
  };
}
