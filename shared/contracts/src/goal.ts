import * as v from 'valibot';
import { dateTime, day, owner, seenVersion, someTokens, text, tokens, version } from './fields.ts';
import { productSchema } from './products.ts';
import { defineRoute } from './route.ts';

/** Upper limit of a goal, in tokens. All participants together will never have more. */
export const GOAL_MOST = 100_000_000;

/** The saving goal of a participant: a product or a sum (R16). A goal does not block tokens. */
export const goalSchema = v.object({
  /** Null if the goal is a sum. */
  product: v.nullish(productSchema, null),
  /** Tokens that the goal needs: the sum, or the current price of the product. */
  sum: tokens,
  /** `YYYY-MM-DD`: the day by which the participant wants the product or the sum. */
  date: text,
  /** When the participant set the goal. */
  since: dateTime,
  version,
});
export type Goal = v.InferOutput<typeof goalSchema>;

export const getGoal = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/goal',
  access: 'own',
  summary: 'Returns the own saving goal, or null',
  query: v.object(owner),
  output: v.object({ goal: v.nullish(goalSchema, null) }),
});

export const setGoal = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/goal',
  access: 'own',
  summary: 'Sets or replaces the own saving goal: a product or a sum, with an optional day',
  body: v.pipe(
    v.object({
      prodId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      sum: v.optional(v.pipe(someTokens, v.maxValue(GOAL_MOST))),
      /** `YYYY-MM-DD`, today or later. */
      date: v.optional(day),
      /** Null: the participant saw no goal. */
      version: v.nullish(seenVersion),
    }),
    v.check(({ prodId, sum }) => (prodId === undefined) !== (sum === undefined)),
  ),
  output: v.object({ goal: goalSchema }),
  refuses: [404, 409],
});

export const removeGoal = defineRoute({
  service: 'loyalty',
  method: 'DELETE',
  path: '/api/goal',
  access: 'own',
  summary: 'Deletes the own saving goal',
  query: v.object({ version: v.optional(seenVersion) }),
  output: v.looseObject({}),
  refuses: [404, 409],
});
