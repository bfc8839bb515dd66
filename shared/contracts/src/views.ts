import * as v from 'valibot';
import { dateTime, owner, textUpTo } from './fields.ts';
import { defineRoute } from './route.ts';
import { EMAIL_LENGTH } from './text.ts';

/**
 * A visit of staff to a participant's cabinet (§6 view-as). Views less than 30 minutes apart count as one
 * visit.
 */
export const viewSchema = v.object({
  /** The staff role, such as `manager`. */
  role: v.string(),
  /** First and last name; never an e-mail. */
  name: v.string(),
  from: dateTime,
  until: dateTime,
  /** The reason that staff gave. Empty without a reason. */
  reason: v.nullish(v.string(), ''),
});
export type View = v.InferOutput<typeof viewSchema>;

export const listViews = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/views',
  access: 'own',
  summary: 'Lists the last fifty visits of staff to the own cabinet, newest first',
  query: v.object(owner),
  output: v.object({ views: v.array(viewSchema) }),
});

/** Longest reason of a visit, in characters. */
export const REASON_LENGTH = 200;

export const startView = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/views',
  access: 'staff',
  summary: 'Records why staff opens a cabinet; the participant can read the reason',
  body: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1), v.maxLength(EMAIL_LENGTH)),
    reason: v.pipe(textUpTo(REASON_LENGTH), v.minLength(1)),
  }),
  output: v.object({}),
});
