import * as v from 'valibot';
import { count, owner, tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

/** Friends of all time, of the last twelve months, of the last month. */
export const RATING_PERIODS = ['all', 'year', 'month'] as const;
export type RatingPeriod = (typeof RATING_PERIODS)[number];

/** A row of the rating (§3, R40): names are masked for others. */
export const ratingEntrySchema = v.object({
  place: count,
  name: v.string(),
  /** Friends who paid. */
  friends: v.nullish(count, 0),
  /** Tokens they brought. */
  amount: v.nullish(tokens, 0),
  /** Whether this is the caller's own row. */
  isOwn: v.nullish(v.boolean(), false),
});
export type RatingEntry = v.InferOutput<typeof ratingEntrySchema>;

export const getRating = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/topClientsRating/50',
  access: 'own',
  summary: 'The fifty who brought most friends, the own place and who stands around it',
  query: v.object({ ...owner, period: v.optional(v.picklist(RATING_PERIODS), 'all') }),
  output: v.object({
    /** Null for whoever brought nobody; of a hidden one the place that it would be. */
    client: v.nullish(ratingEntrySchema, null),
    top: v.array(ratingEntrySchema),
    /** The own row between the two before and the two behind it; empty without a place and for a hidden one. */
    neighbours: v.nullish(v.array(ratingEntrySchema), []),
    /** The participant has taken themselves out of the rating (R40). */
    isHidden: v.nullish(v.boolean(), false),
  }),
});

export const setRatingVisibility = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/topClientsRating/visibility',
  access: 'own',
  summary: 'Takes oneself out of the rating that others see, or puts oneself back (R40)',
  body: v.object({ isHidden: v.boolean() }),
  output: v.object({ isHidden: v.boolean() }),
  refuses: [404],
});

/** What a participant tells of the programme (§2 Rating). */
export const storySchema = v.object({
  id: v.number(),
  /** First name and an initial. */
  name: v.string(),
  /** What they study. */
  study: localTextSchema,
  /** Friends they brought. */
  friends: count,
  text: localTextSchema,
});
export type Story = v.InferOutput<typeof storySchema>;

export const listStories = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/successStories',
  access: 'own',
  summary: 'Success stories of the programme',
  output: v.object({ stories: v.array(storySchema) }),
});
