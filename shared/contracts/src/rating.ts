import * as v from 'valibot';
import { count, owner, tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

/** Friends of all time, of the last 12 months, or of the last month. */
export const RATING_PERIODS = ['all', 'year', 'month'] as const;
export type RatingPeriod = (typeof RATING_PERIODS)[number];

/** A row of the rating (§3, R40). The service masks the names of other participants. */
export const ratingEntrySchema = v.object({
  place: count,
  name: v.string(),
  /** Friends with a paid study. */
  friends: v.nullish(count, 0),
  /** Tokens that these friends brought. */
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
  summary: 'Lists the fifty participants with the most friends, the own place, and its neighbours',
  query: v.object({ ...owner, period: v.optional(v.picklist(RATING_PERIODS), 'all') }),
  output: v.object({
    /** Null without friends. For a hidden participant, the place that a visible participant would have. */
    client: v.nullish(ratingEntrySchema, null),
    top: v.array(ratingEntrySchema),
    /** The own row between two rows before and two rows after. Empty without a place or if hidden. */
    neighbours: v.nullish(v.array(ratingEntrySchema), []),
    /** The participant has opted out of the public rating (R40). */
    isHidden: v.nullish(v.boolean(), false),
  }),
});

export const setRatingVisibility = defineRoute({
  service: 'loyalty',
  method: 'PUT',
  path: '/api/topClientsRating/visibility',
  access: 'own',
  summary: 'Hides the caller from the rating that others see, or shows the caller again (R40)',
  body: v.object({ isHidden: v.boolean() }),
  output: v.object({ isHidden: v.boolean() }),
  refuses: [404],
});

/** A success story of a participant (§2 Rating). */
export const storySchema = v.object({
  id: v.number(),
  /** First name and the initial of the last name. */
  name: v.string(),
  /** Field of study. */
  study: localTextSchema,
  /** Number of friends that the participant brought. */
  friends: count,
  text: localTextSchema,
});
export type Story = v.InferOutput<typeof storySchema>;

export const listStories = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/successStories',
  access: 'own',
  summary: 'Lists success stories of the programme',
  output: v.object({ stories: v.array(storySchema) }),
});
