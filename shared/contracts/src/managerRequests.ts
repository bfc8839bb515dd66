import * as v from 'valibot';
import { dateTime, owner, someTokens, text, tokens } from './fields.ts';
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
  summary: 'Requests the conversion of available tokens to roubles; the caller must be a Best Friend (§1)',
  body: v.object({
    amount: someTokens,
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(COMMENT_LENGTH)), ''),
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
    comment: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(COMMENT_LENGTH)),
  }),
  output: v.object({ request: managerRequestSchema }),
  refuses: [404, 429],
});
