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

// Contacts and cards

/** §3 Card. `status`: 1 active, 2 off, 5 temporarily blocked; `typeId`: 1 virtual, 2 physical. */
export const cardSchema = v.object({
  id: v.number(),
  status: v.nullish(v.number(), null),
  typeId: v.number(),
  cardNumber: v.string(),
  cardHash: text,
  /** The name of the card in a short referral link, `/f/<alias>`. */
  alias: text,
  /** Balance of the card. With several cards, this is the balance of the contact. */
  balance: v.nullish(tokens),
  /** For a card that is off, blocked or doubled: the reason, the start, and the deadline of the answer. */
  stateReason: v.nullish(localTextSchema),
  stateSince: v.nullish(dateTime),
  answerBy: v.nullish(dateTime),
});
export type Card = v.InferOutput<typeof cardSchema>;

/** §3 Deal. `stageId` `WON` means that the client has paid and is a student. */
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

/** §3 User in the loyalty service. The parts of the balance add up: `balance = available + frozen`. */
export const contactSchema = v.object({
  id: v.number(),
  email: v.string(),
  full_name: text,
  balance: tokens,
  /** Tokens that the participant can spend now. */
  available: v.nullish(tokens, null),
  /** Tokens promised for friends whose payment the university still checks. Not part of the balance. */
  waiting: v.nullish(tokens, 0),
  /** Tokens on a card that is off or blocked. */
  frozen: v.nullish(tokens, 0),
  /** All tokens ever spent, without cancelled orders. */
  spent: v.nullish(tokens, 0),
  phones: v.nullish(v.array(v.string()), []),
  verifiedPhone: text,
  statusId: v.nullish(v.number(), null),
  statusName: text,
  paStatusName: text,
  /** The terms of the programme changed, and the participant has not accepted them yet (R37). */
  updatedCondition: v.nullish(v.boolean(), false),
  /** Address of the own photo. The address works for one to two hours, for everybody who has it. */
  imgUrl: text,
  partnerId: v.nullish(v.union([v.number(), v.string()]), null),
  bitrixId: v.nullish(v.union([v.number(), v.string()]), null),
  partners: v.nullish(v.array(v.string()), []),
  /** Whether any deal is WON, which makes the participant a student. */
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
  /** Tokens that the friend brought. */
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

// Operations

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

/**
 * One movement of tokens. `amount` is signed: a positive amount is an accrual, a negative amount is a charge.
 */
export const operationSchema = v.object({
  id: v.number(),
  operationId: v.number(),
  /** One of {@link OPERATION_TYPES}. A real service may send other types. */
  type: v.string(),
  amount: tokens,
  date: dateTime,
  /** The friend, event or reason, in one language. Fallback if `productName` and `note` are absent. */
  comment: text,
  /** The product of the order. Null for tuition. */
  prodId: v.nullish(v.number(), null),
  /** Name of the ordered product at the time of the order (R46). */
  productName: localText,
  /** Purpose of a movement without an order. */
  note: localText,
  /** The friend whose payment or refund caused the movement, by the name that the participant gave. */
  friend: text,
  /**
   * For a friend's paid study: the share that the participant got in tokens, by the level of that day (§1).
   */
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

// Catalogue

/** The catalogue's sections (§2, R10). */
export const SECTIONS = ['products', 'services', 'education', 'events'] as const;
export type Section = (typeof SECTIONS)[number];

/** `default` is the order of the catalogue: new products first (§2 sort). */
export const PRODUCT_SORTS = ['default', 'ascending', 'descending'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** A colour of a product: its name and its hex value. */
const colorSchema = v.object({
  name: localTextSchema,
  value: v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)),
});

/** A product in one colour, in one size, or in both. */
export const variantSchema = v.object({
  id: v.number(),
  color: v.nullish(colorSchema, null),
  size: text,
  price: tokens,
  /** Pieces left. Null means no limit. */
  stock: v.nullish(count, null),
  /** Null: the cabinet shows the picture of the product. */
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
  /** More pictures for a gallery that begins with `imageUrl`. */
  images: v.nullish(v.array(v.string()), []),
  /** Background of the picture: one of four tiles, 1 to 4. */
  tile: v.nullish(v.picklist([1, 2, 3, 4]), 1),
  isNew: v.nullish(v.boolean(), false),
  /** Pieces left. Null means no limit. */
  stock: v.nullish(count, null),
  /** How and where the participant gets the product. */
  deliveryNote: localText,
  /** Events: date of the event. */
  eventDate: text,
  /** Events: place of the event. */
  eventPlace: localText,
  /** Courses: length of the course. */
  duration: localText,
  format: v.nullish(v.picklist(COURSE_FORMATS), null),
  /** Events: tickets that one participant may have. The value 0 is a mistake in the data (§5). */
  ticketLimit: v.nullish(count, null),
  /** Events: tickets that the caller has. */
  owned: v.nullish(count, null),
  /** Goods: a carrier can bring them to a delivery address. Otherwise the participant collects them. */
  isDelivered: v.nullish(v.boolean(), false),
  /** Goods: the day `YYYY-MM-DD` by which an order of today is ready. Null means unknown. */
  expectedDate: text,
  /** Goods: the pick-up place. Only `getProduct` fills this member. */
  pickupPoint: v.nullish(pickupPointSchema, null),
  /** Whether some variants cost more than `price`. */
  isPriceFrom: v.nullish(v.boolean(), false),
  /** Available colours and sizes, in display order. Only `getProduct` fills this member. */
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
/** `3` or `3,7`: ids separated by commas. */
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
    /** Matches of the filters on all pages. */
    total: v.nullish(count, null),
    /** Only the first page (`offset` 0) has facets, because they are the same on all pages. */
    facets: v.nullish(
      v.object({
        brands: v.array(facet),
        categories: v.array(facet),
        /**
         * Prices of the section under the other filters, ascending. For very many prices, an even sample with
         * both ends.
         */
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

// Orders

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
    /** Id of the variant. Without an id, the manager and the participant agree on the variant later. */
    variantId: v.optional(v.pipe(v.number(), v.integer())),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(COMMENT_LENGTH)), ''),
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
  summary: 'A message to the manager; with the source of the cancel form it cancels the order (R9)',
  params: v.object({ orderId: numericId }),
  body: v.object({
    source: v.string(),
    message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(COMMENT_LENGTH)),
    /** Version of the order in the cancel form. */
    version: v.optional(seenVersion),
  }),
  output: v.looseObject({ order: v.optional(orderSchema) }),
  refuses: [404, 409],
});

// Events

export const listContactTracking = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/contactTracking',
  access: 'own',
  summary: 'What changed since the last call: `cards`, `contacts` (R24)',
  output: v.array(v.string()),
});

// Phone verification

export const sendPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/phoneVerification',
  access: 'own',
  summary: 'Sends a code of six digits to the phone; Retry-After tells when the next may be asked for (R3)',
  body: v.object({ phone: v.pipe(v.string(), v.trim(), v.maxLength(30)) }),
  output: v.object({
    response: v.object({
      /** Seconds until the service may send another code. */
      retryAfter: v.nullish(count, 60),
    }),
  }),
  refuses: [429],
});

export const checkPhoneCode = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/phoneVerification',
  // This GET changes data, so clients never cache it, never retry it, and never send it in view-as (R6).
  access: 'own-only',
  summary:
    'Verifies the phone that the last code was sent to; whom nobody knew is a participant from then on',
  query: v.object({
    code: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), code),
  }),
  output: v.object({ response: v.object({ phone: v.nullish(v.string(), null) }) }),
  refuses: [404, 409],
});

// The programme around a member

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
    // Reject ids that have a meaning in an address, such as `..`.
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
