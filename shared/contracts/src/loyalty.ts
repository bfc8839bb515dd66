import * as v from 'valibot';
import {
  code,
  count,
  dateTime,
  localText,
  numericId,
  owner,
  seenVersion,
  text,
  tokens,
  version,
} from './fields.ts';
import { pickupPointSchema } from './pickupPoints.ts';
import { defineRoute } from './route.ts';
import { COMMENT_LENGTH, localTextSchema } from './text.ts';

// ── contacts and cards ──────────────────────────────────────────────────────────────────────────────

/** §3 Card. `status`: 1 active, 2 off, 5 temporarily blocked; `typeId`: 1 virtual, 2 physical. */
export const cardSchema = v.object({
  id: v.number(),
  status: v.nullish(v.number(), null),
  typeId: v.number(),
  cardNumber: v.string(),
  cardHash: text,
  /** The card's name in a short referral link, `/f/<alias>`. */
  alias: text,
  /** What lies on it: on several cards together the balance of the contact. */
  balance: v.nullish(tokens),
  /** Of a card that is off, blocked or doubled: why, since when, and by when there is an answer. */
  stateReason: v.nullish(localTextSchema),
  stateSince: v.nullish(dateTime),
  answerBy: v.nullish(dateTime),
});
export type Card = v.InferOutput<typeof cardSchema>;

/** §3 Deal. `stageId` `WON` means paid and student. */
export const dealSchema = v.object({
  id: v.number(),
  docNum: text,
  partnerId: v.nullish(v.union([v.number(), v.string()]), null),
  stageId: v.string(),
});
export type Deal = v.InferOutput<typeof dealSchema>;

export const managerSchema = v.object({
  name: v.string(),
  phone: text,
  email: text,
  telegram: text,
  imgUrl: text,
});
export type Manager = v.InferOutput<typeof managerSchema>;

/** §3 User, as the loyalty service knows them. The parts of the balance add up: `balance = available + frozen`. */
export const contactSchema = v.object({
  id: v.number(),
  email: v.string(),
  full_name: text,
  balance: tokens,
  /** Can be spent now. */
  available: v.nullish(tokens, null),
  /** Promised for friends whose payment is being checked; not part of the balance. */
  waiting: v.nullish(tokens, 0),
  /** On a card that is off or blocked. */
  frozen: v.nullish(tokens, 0),
  /** Everything ever spent, cancelled orders taken off. */
  spent: v.nullish(tokens, 0),
  phones: v.nullish(v.array(v.string()), []),
  verifiedPhone: text,
  statusId: v.nullish(v.number(), null),
  statusName: text,
  paStatusName: text,
  /** The terms of the programme changed, and the participant has not accepted them yet (R37). */
  updatedCondition: v.nullish(v.boolean(), false),
  /** Of the own photo; opens it for an hour or two, to whoever was told it. */
  imgUrl: text,
  partnerId: v.nullish(v.union([v.number(), v.string()]), null),
  bitrixId: v.nullish(v.union([v.number(), v.string()]), null),
  partners: v.nullish(v.array(v.string()), []),
  /** Whether any deal is WON: a student. */
  hasWin: v.nullish(v.boolean(), false),
  deals: v.nullish(v.array(dealSchema), null),
  manager: v.nullish(managerSchema, null),
});
export type Contact = v.InferOutput<typeof contactSchema>;

export const listContacts = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/contacts',
  access: 'own',
  summary: 'The own contact; empty when the service does not know the participant',
  query: v.object({ ...owner, include: v.optional(v.string(), '') }),
  output: v.object({ contacts: v.array(contactSchema) }),
});

export const listCards = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/cards',
  access: 'own',
  summary: 'The own cards',
  query: v.object(owner),
  output: v.object({ cards: v.array(cardSchema) }),
});

/** A friend who registered (`FRIEND`) or paid (`ACADEM_ORDER`). */
export const referralSchema = v.object({
  id: v.number(),
  name: v.string(),
  date: dateTime,
  /** What it brought, in tokens. */
  amount: v.nullish(tokens, null),
});
export type Referral = v.InferOutput<typeof referralSchema>;

export const listReferrals = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/contacts/detail',
  access: 'own',
  summary: 'Friends who registered (FRIEND) or paid for their studies (ACADEM_ORDER)',
  query: v.object({ ...owner, xmlId: v.picklist(['FRIEND', 'ACADEM_ORDER']) }),
  output: v.object({ data: v.array(referralSchema) }),
});

// ── operations ──────────────────────────────────────────────────────────────────────────────────────

/** §3 Operation types. */
export const OPERATION_TYPES = [
  'PAYMENT',
  'ACADEM_ORDER',
  'ORDER',
  'WELCOME',
  'FRIEND',
  'DECREE',
  'BIRTHDAY',
  'CANCELLATION',
  'PARTNER',
  'CANCEL_ORDER',
  'QUOTE',
  'TRANSFER',
  'LINGVA_HOUSE',
] as const;
export type OperationType = (typeof OPERATION_TYPES)[number];

/** One movement of tokens. `amount` is signed: positive is an accrual, negative a charge. */
export const operationSchema = v.object({
  id: v.number(),
  operationId: v.number(),
  /** One of {@link OPERATION_TYPES}; a real service may know more. */
  type: v.string(),
  amount: tokens,
  date: dateTime,
  /** The friend, event or reason behind it, in one language: the last resort where `productName` and `note` are absent. */
  comment: text,
  /** The product of its order; null for tuition. */
  prodId: v.nullish(v.number(), null),
  /** What was ordered, as it was called then (R46). */
  productName: localText,
  /** What the movement was for, where there is no order. */
  note: localText,
  /** The friend who brought it, or whose refund took it, as the participant named them. */
  friend: text,
  /** Of a friend's paid study: the share that came back in tokens, by the level of that day (§1). */
  percent: v.nullish(count, null),
  orderId: v.nullish(v.number(), null),
  orderNumber: text,
});
export type Operation = v.InferOutput<typeof operationSchema>;

export const listOperations = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/operations',
  access: 'own',
  summary: 'The own movements, newest first',
  query: v.object({ ...owner, operationId: v.optional(v.string()), startDate: v.optional(v.string()) }),
  output: v.object({ operations: v.array(operationSchema) }),
});

export const getOperationDictionary = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/dictionary/operations',
  access: 'own',
  summary: 'Which operation ids belong to which type',
  output: v.object({
    LoyaltyOperationsInfo: v.array(v.object({ xmlId: v.string(), ids: v.array(v.number()) })),
  }),
});

// ── catalogue ───────────────────────────────────────────────────────────────────────────────────────

/** The catalogue's sections (§2, R10). */
export const SECTIONS = ['products', 'services', 'education', 'events'] as const;
export type Section = (typeof SECTIONS)[number];

/** `default` is the catalogue's own order, new things first (§2 sort). */
export const PRODUCT_SORTS = ['default', 'ascending', 'descending'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A colour of a product, as it is called and as it looks. */
const colorSchema = v.object({
  name: localTextSchema,
  value: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
});

/** A product in one colour and one size, or in one of both. */
export const variantSchema = v.object({
  id: v.number(),
  color: v.nullish(colorSchema, null),
  size: text,
  price: tokens,
  /** Pieces left of it; null is without limit. */
  stock: v.nullish(count, null),
  /** Null: the product's own picture. */
  imageUrl: text,
});
export type Variant = v.InferOutput<typeof variantSchema>;

/** Where a course takes place. */
export const COURSE_FORMATS = ['online', 'campus'] as const;

export const productSchema = v.object({
  id: v.number(),
  section: v.picklist(SECTIONS),
  name: localTextSchema,
  description: localText,
  /** In tokens. */
  price: tokens,
  brandId: v.nullish(v.number(), null),
  brand: text,
  categoryId: v.nullish(v.number(), null),
  category: localText,
  subCategoryId: v.nullish(v.number(), null),
  imageUrl: text,
  /** More views of it, for a gallery that begins with `imageUrl`. */
  images: v.nullish(v.array(v.string()), []),
  /** Which of the four tile grounds the picture stands on, 1 to 4. */
  tile: v.nullish(v.picklist([1, 2, 3, 4]), 1),
  isNew: v.nullish(v.boolean(), false),
  /** Pieces left; null is without limit. */
  stock: v.nullish(count, null),
  /** How and where it is handed over. */
  deliveryNote: localText,
  /** Events: when it takes place. */
  eventDate: text,
  /** Events: where it takes place. */
  eventPlace: localText,
  /** Courses: how long they last. */
  duration: localText,
  format: v.nullish(v.picklist(COURSE_FORMATS), null),
  /** Events: tickets one participant may have; 0 is a mistake in the data (§5). */
  ticketLimit: v.nullish(count, null),
  /** Events: tickets that the caller has. */
  owned: v.nullish(count, null),
  /** Goods: it can be brought to a delivery address; otherwise it is collected. */
  isDelivered: v.nullish(v.boolean(), false),
  /** Goods: the day `YYYY-MM-DD` by which it is ready if it is ordered now; null is not known. */
  expectedDate: text,
  /** Goods: where it is collected; `getProduct` tells it. */
  pickupPoint: v.nullish(pickupPointSchema, null),
  /** Some variants cost more than `price`. */
  isPriceFrom: v.nullish(v.boolean(), false),
  /** In which colours and sizes it comes, in their order; `getProduct` tells it. */
  variants: v.nullish(v.array(variantSchema), []),
});
export type Product = v.InferOutput<typeof productSchema>;

const facet = v.object({ id: v.number(), name: localTextSchema, count });
export type Facet = v.InferOutput<typeof facet>;

const queryNumber = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.number(),
  v.integer(),
  v.minValue(0),
);
/** `3` or `3,7`: ids joined by a comma. */
const idList = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((ids) => String(ids).split(',').filter(Boolean).map(Number)),
  v.array(v.pipe(v.number(), v.integer())),
);

export const listProducts = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/products',
  access: 'own',
  summary: 'One page of a section of the catalogue with the counts of its filters',
  query: v.object({
    section: v.optional(v.picklist(SECTIONS), 'products'),
    brand: v.optional(idList),
    category: v.optional(idList),
    subCategory: v.optional(idList),
    maxPrice: v.optional(queryNumber),
    sort: v.optional(v.picklist(PRODUCT_SORTS), 'default'),
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    offset: v.optional(queryNumber, 0),
    limit: v.optional(v.pipe(queryNumber, v.minValue(1), v.maxValue(100)), 24),
  }),
  output: v.object({
    products: v.array(productSchema),
    /** How many match the filters, on all pages. */
    total: v.nullish(count, null),
    /** With the first page (`offset` 0) only: they are the same on all. */
    facets: v.nullish(
      v.object({
        brands: v.array(facet),
        categories: v.array(facet),
        /** Prices of the section under the other filters, ascending; of very many an even part with both ends. */
        prices: v.array(tokens),
      }),
      null,
    ),
  }),
});

export const getProduct = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/products/{id}',
  access: 'own',
  summary: 'One product',
  params: v.object({ id: numericId }),
  output: v.object({ product: productSchema }),
  refuses: [404],
});

export const listRelatives = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/v2/api/products/{id}/relatives',
  access: 'own',
  summary: 'Products that go with this one',
  params: v.object({ id: numericId }),
  output: v.object({ products: v.array(productSchema) }),
  refuses: [404],
});

// ── orders ──────────────────────────────────────────────────────────────────────────────────────────

/** The statuses an order passes, in the order of §4; CANCELLED ends it from any of the first. */
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

/** §3 Order. Everything beyond number, date, comment and status is optional (R8). */
export const orderSchema = v.object({
  id: v.number(),
  number: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  date: dateTime,
  comment: text,
  /** One of {@link ORDER_STATUSES}; an unknown one shows `statusName` (R8). */
  status: v.string(),
  statusName: text,
  kind: v.nullish(v.picklist(ORDER_KINDS), null),
  prodId: v.nullish(v.number(), null),
  productName: localText,
  productImage: text,
  /** Which variant it is, as it was called then. */
  variant: v.nullish(v.object({ id: v.nullish(v.number(), null), color: localText, size: text }), null),
  tile: v.nullish(v.picklist([1, 2, 3, 4]), 1),
  /** What was charged, in tokens. */
  price: v.nullish(tokens, null),
  /** What is shown at the hand-over, as CODE128. */
  barcode: text,
  /** A cancellation was asked for and not yet decided (R9). */
  cancelRequested: v.nullish(v.boolean(), false),
  /** Of the status. */
  version,
  /** Goods that are collected: where (R48). An order has this or `statusDetail.address`, never both. */
  pickupPoint: v.nullish(pickupPointSchema, null),
  /** Goods on their way: the day `YYYY-MM-DD` on which they can be collected or are brought; null is not known. */
  expectedDate: text,
  /** Goods that can be collected: until when they are kept. */
  keepUntil: text,
  /** The manager has extended that already, which is done once. */
  isExtended: v.nullish(v.boolean(), false),
  /** Events and services: when one is expected there. */
  visitDate: text,
  /** Events: where they take place. */
  visitPlace: localText,
  /** Goods that a carrier brings. */
  tracking: v.nullish(v.object({ number: v.string(), url: text }), null),
  /** When the status was reached. */
  statusDate: text,
  statusDetail: v.nullish(
    v.object({
      /** When each status was reached, oldest first. */
      history: v.nullish(v.array(v.object({ status: v.string(), date: dateTime, note: text })), []),
      /** The coming steps and the day `YYYY-MM-DD` on which each is expected; a step without a known day is absent. */
      expected: v.nullish(v.array(v.object({ status: v.string(), date: v.string() })), []),
      /** How and where it is handed over: of a service, a course or an event. */
      place: localText,
      keepUntil: text,
      cancelReason: text,
      /** The own delivery address that it goes to. */
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
  summary: 'The own orders, newest first',
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
  summary: 'One own order',
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
  summary: 'Buys a product for tokens: charge, order and stock in one transaction',
  body: v.object({
    /** Id of the own physical card. */
    cardId: v.pipe(v.number(), v.integer()),
    prodId: v.pipe(v.number(), v.integer()),
    /** Id of the variant. Without it the variant is agreed on later. */
    variantId: v.optional(v.pipe(v.number(), v.integer())),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(COMMENT_LENGTH)), ''),
    /** ISO date-time the participant wishes for. */
    date: v.pipe(v.string(), v.isoTimestamp()),
    description: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
    /** The price that was on screen; another one now is refused with `price_changed`. */
    price: v.optional(tokens),
    /** Id of the own delivery address that it goes to. */
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
  summary: 'A message to the manager; with the source of the cancel form it cancels the order (R9)',
  params: v.object({ orderId: numericId }),
  body: v.object({
    source: v.string(),
    message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(COMMENT_LENGTH)),
    /** Of the order as the cancel form showed it. */
    version: v.optional(seenVersion),
  }),
  output: v.looseObject({ order: v.optional(orderSchema) }),
  refuses: [404, 409],
});

// ── events ─────────────────────────────────────────────────────────────────────────────────────────

export const listContactTracking = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/contactTracking',
  access: 'own',
  summary: 'What changed since the last call: `cards`, `contacts` (R24)',
  output: v.array(v.string()),
});

// ── phone verification ──────────────────────────────────────────────────────────────────────────────

export const sendPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/phoneVerification',
  access: 'own',
  summary: 'Sends a code of six digits to the phone; Retry-After tells when the next may be asked for (R3)',
  body: v.object({ phone: v.pipe(v.string(), v.trim(), v.maxLength(30)) }),
  output: v.object({
    response: v.object({
      /** Seconds until another code may be sent. */
      retryAfter: v.nullish(count, 60),
    }),
  }),
  refuses: [429],
});

export const checkPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/phoneVerification',
  // A GET that acts: never cached, never retried, never in view-as (R6).
  access: 'own-only',
  summary:
    'Verifies the phone that the last code was sent to; whom nobody knew is a participant from then on',
  query: v.object({
    code: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), code),
  }),
  output: v.object({ response: v.object({ phone: v.nullish(v.string(), null) }) }),
  refuses: [404, 409],
});

// ── the programme around a member ───────────────────────────────────────────────────────────────────

export const getWelcomeBonus = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/contacts/welcomeBonus',
  access: 'own',
  summary: 'Whether the own phone has had the welcome bonus; says nothing of another phone (B3)',
  query: v.object({ phone: v.optional(v.string()) }),
  output: v.looseObject({}),
});

export const getEmailByBitrixId = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/emailByBitrixId/{id}',
  access: 'own',
  summary: 'The e-mail under which the service knows the own bitrix id; 404 for any other id (B3)',
  params: v.object({
    // Nothing that an address gives a meaning to, such as two dots.
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\w-]{1,40}$/)),
  }),
  output: v.object({ email: v.string() }),
  refuses: [404],
});

export const getProgrammeOrigin = defineRoute({
  service: 'loyalty',
  method: 'HEAD',
  path: '/v2/api',
  access: 'own',
  summary: 'The Location header names the origin of the own programme, if that is another one (F14)',
  output: v.looseObject({}),
});
