import * as v from 'valibot';
import { tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

/** A programme of study for a friend, with its reward rule (§1). */
export const programmeSchema = v.object({
  id: v.number(),
  /** Name of the reward rule: one of `COURSES` in the domain. A real service may send other names. */
  course: v.string(),
  name: localTextSchema,
  /**
   * Whole roubles for the first semester or for the whole course. `min` equals `max` if the price is fixed.
   */
  price: v.object({ min: tokens, max: tokens }),
});
export type Programme = v.InferOutput<typeof programmeSchema>;

export const listProgrammes = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/programmes',
  access: 'own',
  summary: 'Lists study programmes and their prices for the reward calculator',
  output: v.object({ programmes: v.array(programmeSchema) }),
});
