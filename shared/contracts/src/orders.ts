import * as v from 'valibot';
import {
  dateTime,
  localText,
  numericId,
  owner,
  seenVersion,
  text,
  textUpTo,
  tokens,
  version,
} from './fields.ts';
import { pickupPointSchema } from './pickupPoints.ts';
import { defineRoute } from './route.ts';
import { COMMENT_LENGTH } from './text.ts';

/** The statuses of an order, in the order of §4. CANCELLED can end an order early. */
export const ORDER_STATUSES = [
  'NEW_ORDER',
  'PROCESSING',
  'BUYING',
  'DELIVERY',
  'DELIVERED',
  'RECEIVED',
  'CLOSED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_KINDS = ['product', 'service', 'education', 'event', 'tuition'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** §3 Order. Everything except number, date, comment and status is optional (R8). */
export const orderSchema = v.object({
  id: v.number(),
  number: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  date: dateTime,
  comment: text,
  /** One of {@link ORDER_STATUSES}. For an unknown status, the cabinet shows `statusName` (R8). */
  status: v.string(),
  statusName: text,
  kind: v.nullish(v.picklist(ORDER_KINDS), null),
  prodId: v.nullish(v.number(), null),
  productName: localText,
  productImage: text,
  /** The ordered variant, by its name at the time of the order. */
  variant: v.nullish(v.object({ id: v.nullish(v.number(), null), color: localText, size: text }), null),
  tile: v.nullish(v.picklist([1, 2, 3, 4]), 1),
  /** Tokens charged for the order. */
  price: v.nullish(tokens, null),
  /** Code that the participant shows at the hand-over, as CODE128. */
  barcode: text,
  /** The participant has requested a cancellation and waits for the decision (R9). */
  cancelRequested: v.nullish(v.boolean(), false),
  /** Version of the status. */
  version,
  /** Collected goods: the pick-up place (R48). An order has either this or `statusDetail.address`. */
  pickupPoint: v.nullish(pickupPointSchema, null),
  /** Goods on their way: the day `YYYY-MM-DD` of the collection or delivery. Null means unknown. */
  expectedDate: text,
  /** Goods ready for collection: the end of the storage. */
  keepUntil: text,
  /** The manager has already extended the storage. Only one extension is possible. */
  isExtended: v.nullish(v.boolean(), false),
  /** Events and services: the date of the visit. */
  visitDate: text,
  /** Events: the place of the event. */
  visitPlace: localText,
  /** Goods that a carrier brings: the tracking number. */
  tracking: v.nullish(v.object({ number: v.string(), url: text }), null),
  /** When the order reached the status. */
  statusDate: text,
  statusDetail: v.nullish(
    v.object({
      /** When the order reached each status, oldest first. */
      history: v.nullish(v.array(v.object({ status: v.string(), date: dateTime, note: text })), []),
      /** Next steps, each with its expected day `YYYY-MM-DD`. Steps without a known day are absent. */
      expected: v.nullish(v.array(v.object({ status: v.string(), date: v.string() })), []),
      /** How and where the participant gets a service, a course or an event. */
      place: localText,
      keepUntil: text,
      cancelReason: text,
      /** The own delivery address of the order. */
      address: text,
    }),
    null,
  ),
});
export type Order = v.InferOutput<typeof orderSchema>;

export const listOrders = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/orders',
  access: 'own',
  summary: 'Lists the own orders, newest first',
  query: v.object({
    ...owner,
    include: v.optional(v.string(), ''),
    kind: v.optional(v.picklist(ORDER_KINDS)),
    status: v.optional(v.picklist(['ANY', ...ORDER_STATUSES])),
  }),
  output: v.object({ orders: v.array(orderSchema) }),
});

export const getOrder = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/orders/{orderId}',
  access: 'own',
  summary: 'Returns an own order',
  params: v.object({ orderId: numericId }),
  query: v.object({ ...owner, include: v.optional(v.string(), '') }),
  output: v.object({ order: orderSchema }),
  refuses: [404],
});

export const createOrder = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/orders',
  access: 'own',
  summary: 'Buys a product for tokens; charges, creates the order and reduces the stock in one transaction',
  body: v.object({
    /** Id of the own physical card. */
    cardId: v.pipe(v.number(), v.integer()),
    prodId: v.pipe(v.number(), v.integer()),
    /** Id of the variant. Without an id, the manager and the participant agree on the variant later. */
    variantId: v.optional(v.pipe(v.number(), v.integer())),
    comment: v.optional(textUpTo(COMMENT_LENGTH), ''),
    /** ISO date-time that the participant requests. */
    date: v.pipe(v.string(), v.isoTimestamp()),
    description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
    /** The price on screen. If the price differs now, the service refuses the order with `price_changed`. */
    price: v.optional(tokens),
    /** Id of the own delivery address for the order. */
    deliveryNoteId: v.optional(v.pipe(v.number(), v.integer())),
  }),
  output: v.object({ order: orderSchema }),
  refuses: [404, 409],
});

/** The fixed `source` of a cancellation (§7). */
export const CANCEL_SOURCE = 'Форма отмены заказа';

export const sendOrderMessage = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/orders/{orderId}/message',
  access: 'own',
  summary: 'Sends a message to the manager; a message from the cancellation form cancels the order (R9)',
  params: v.object({ orderId: numericId }),
  body: v.object({
    source: v.string(),
    message: v.pipe(textUpTo(COMMENT_LENGTH), v.minLength(1)),
    /** Version of the order in the cancel form. */
    version: v.optional(seenVersion),
  }),
  output: v.looseObject({ order: v.optional(orderSchema) }),
  refuses: [404, 409],
});
