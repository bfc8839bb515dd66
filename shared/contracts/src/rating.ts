import * as v from 'valibot';
import { count } from './fields.ts';
import { defineRoute } from './route.ts';
import { localTextSchema } from './text.ts';

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
