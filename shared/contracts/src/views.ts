import * as v from 'valibot';
import { dateTime, owner } from './fields.ts';
import { defineRoute } from './route.ts';

/** A visit of staff to a participant's cabinet (§6 view-as): looks less than half an hour apart are one. */
export const viewSchema = v.object({
  /** The staff role, such as `manager`. */
  role: v.string(),
  /** First and last name; never an e-mail. */
  name: v.string(),
  from: dateTime,
  until: dateTime,
});
export type View = v.InferOutput<typeof viewSchema>;

export const listViews = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/views',
  access: 'own',
  summary: 'Who of the staff looked at the own cabinet, the last fifty visits, newest first',
  query: v.object(owner),
  output: v.object({ views: v.array(viewSchema) }),
});
