import * as v from 'valibot';
import { text } from './fields.ts';
import { defineRoute } from './route.ts';

/** Shortest text that staff can search participants by. */
export const PARTICIPANT_QUERY_LEAST = 3;
/** And the longest one. */
export const PARTICIPANT_QUERY_MOST = 100;

/** As much of a participant as staff needs to recognise them. */
export const participantSchema = v.object({
  email: v.string(),
  name: text,
  /** All but its last digits are hidden. */
  phone: text,
  /** Of the physical card; null without one. */
  cardNumber: text,
  cardState: v.picklist(['none', 'active', 'off', 'blocked']),
});
export type Participant = v.InferOutput<typeof participantSchema>;

export const findParticipants = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/participants/search',
  access: 'staff',
  summary:
    'Participants by name, the start of an e-mail, a whole phone or card number; for the staff roles only. Twenty at most',
  body: v.object({
    query: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(PARTICIPANT_QUERY_LEAST),
      v.maxLength(PARTICIPANT_QUERY_MOST),
    ),
  }),
  output: v.object({
    participants: v.array(participantSchema),
    /** There are more than these. */
    hasMore: v.boolean(),
  }),
  refuses: [429],
});
