import * as v from 'valibot';
import { dateTime, day, owner, seenVersion, someTokens, text, tokens, version } from './fields.ts';
import { productSchema } from './loyalty.ts';
import { defineRoute } from './route.ts';

/** The most that may be saved for, in tokens: everybody together will never have more. */
export const GOAL_MOST = 100_000_000;

/** What the participant saves for: a product or a sum (R16). It blocks no token. */
export const goalSchema = v.object({
  /** Null where a sum is saved for. */
  product: v.nullish(productSchema, null),
  /** Tokens it takes: the sum, or what the product costs today. */
  sum: tokens,
  /** `YYYY-MM-DD` by which it is wished for. */
  date: text,
  /** When it was set. */
  since: dateTime,
  version,
});
export type Goal = v.InferOutput<typeof goalSchema>;

export const getGoal = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/goal',
  access: 'own',
  summary: 'The own saving goal, null where there is none',
  query: v.object(owner),
  output: v.object({ goal: v.nullish(goalSchema, null) }),
});

export const setGoal = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/goal',
  access: 'own',
  summary: 'Sets the own saving goal in place of any other: a product or a sum, with or without a day',
  body: v.pipe(
    v.object({
      prodId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      sum: v.optional(v.pipe(someTokens, v.maxValue(GOAL_MOST))),
      /** `YYYY-MM-DD`, not past. */
      date: v.optional(day),
      /** Null: there was no goal. */
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
  summary: 'Forgets the own saving goal',
  query: v.object({ version: v.optional(seenVersion) }),
  output: v.looseObject({}),
  refuses: [404, 409],
});
