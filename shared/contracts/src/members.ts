import * as v from 'valibot';
import { dateTime, owner, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

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
  summary: 'Returns the own contact, or an empty list if the service does not know the caller',
  query: v.object({ ...owner, include: v.optional(v.string(), '') }),
  output: v.object({ contacts: v.array(contactSchema) }),
});

export const listCards = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/cards',
  access: 'own',
  summary: 'Lists the own cards',
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
  summary: 'Lists friends who registered (FRIEND) or paid for their studies (ACADEM_ORDER)',
  query: v.object({ ...owner, xmlId: v.picklist(['FRIEND', 'ACADEM_ORDER']) }),
  output: v.object({ data: v.array(referralSchema) }),
});
