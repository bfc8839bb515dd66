import * as v from 'valibot';
import { dateTime, owner, someTokens, text, textUpTo, tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { COMMENT_LENGTH } from './text.ts';

/** A request to the personal manager. The request alone moves no tokens. */
export const managerRequestSchema = v.object({
  id: v.number(),
  /** `conversion`: tokens to roubles (§1). `question`: a free question. */
  kind: v.picklist(['conversion', 'question']),
  /** Only for a conversion. */
  amount: v.nullish(tokens, null),
  comment: v.nullish(v.string(), ''),
  status: v.picklist(['new', 'done', 'declined']),
  date: dateTime,
  /** Answer of the manager. */
  answer: text,
});
export type ManagerRequest = v.InferOutput<typeof managerRequestSchema>;

export const listManagerRequests = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/managerRequests',
  access: 'own',
  summary: 'Lists the own requests to the manager, newest first',
  query: v.object(owner),
  output: v.object({ requests: v.array(managerRequestSchema) }),
});

export const requestConversion = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/conversion',
  access: 'own',
  summary: 'Requests a conversion of available tokens into roubles; only for a Best Friend (§1)',
  body: v.object({
    amount: someTokens,
    comment: v.optional(textUpTo(COMMENT_LENGTH), ''),
  }),
  output: v.object({ request: managerRequestSchema }),
  refuses: [404, 409],
});

export const askManager = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/questions',
  access: 'own',
  summary: 'Sends a question to the manager',
  body: v.object({
    comment: v.pipe(textUpTo(COMMENT_LENGTH), v.minLength(1)),
  }),
  output: v.object({ request: managerRequestSchema }),
  refuses: [404, 429],
});
