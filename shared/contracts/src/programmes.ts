import * as v from 'valibot';
import { tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

/** What a friend can study, by the rule of its reward (§1). */
export const programmeSchema = v.object({
  id: v.number(),
  /** Name of the rule: one of `COURSES` of the domain; a real service may know more. */
  course: v.string(),
  name: localTextSchema,
  /** In whole roubles: of the first semester, or of the whole course. Both ends are one where the price is fixed. */
  price: v.object({ min: tokens, max: tokens }),
});
export type Programme = v.InferOutput<typeof programmeSchema>;

export const listProgrammes = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/programmes',
  access: 'own',
  summary: 'Programmes that a friend can study, with prices, for the reward calculator',
  output: v.object({ programmes: v.array(programmeSchema) }),
});
