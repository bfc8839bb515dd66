import * as v from 'valibot';
import { count, dateTime, localText, owner, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';

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
  summary: 'Lists the own operations, newest first',
  query: v.object({ ...owner, operationId: v.optional(v.string()), startDate: v.optional(v.string()) }),
  output: v.object({ operations: v.array(operationSchema) }),
});

export const getOperationDictionary = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/dictionary/operations',
  access: 'own',
  summary: 'Lists the operation ids of each operation type',
  output: v.object({
    LoyaltyOperationsInfo: v.array(v.object({ xmlId: v.string(), ids: v.array(v.number()) })),
  }),
});
