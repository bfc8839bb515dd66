import * as v from 'valibot';
import { dateTime, owner, text, textUpTo } from './fields.ts';
import { defineRoute } from './route.ts';

/** Topics of a support request. */
export const SUPPORT_TOPICS = [
  'card',
  'tokens',
  'invitations',
  'orders',
  'education',
  'profile',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/** Longest support request, in characters. */
export const SUPPORT_LENGTH = 2000;

export const supportTicketSchema = v.object({
  id: v.number(),
  /** One of {@link SUPPORT_TOPICS}. A real service may send other topics. */
  topic: v.string(),
  text: v.string(),
  status: v.picklist(['new', 'working', 'done']),
  date: dateTime,
  /** Answer of support. */
  answer: text,
  answeredAt: text,
});
export type SupportTicket = v.InferOutput<typeof supportTicketSchema>;

export const listSupportTickets = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/support',
  access: 'own',
  summary: 'Lists the own requests to support, newest first',
  query: v.object(owner),
  output: v.object({ tickets: v.array(supportTicketSchema) }),
});

export const askSupport = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/support',
  access: 'own',
  summary: 'Sends a question to support, also from an unknown person, and confirms it by e-mail',
  body: v.object({
    topic: v.picklist(SUPPORT_TOPICS),
    text: v.pipe(textUpTo(SUPPORT_LENGTH), v.minLength(1)),
  }),
  output: v.object({ ticket: supportTicketSchema }),
  refuses: [429],
});
