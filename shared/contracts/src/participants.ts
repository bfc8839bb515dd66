import * as v from 'valibot';
import { text } from './fields.ts';
import { defineRoute } from './route.ts';

/** Shortest query for the participant search by staff, in characters. */
export const PARTICIPANT_QUERY_LEAST = 3;
/** Longest query for the participant search by staff, in characters. */
export const PARTICIPANT_QUERY_MOST = 100;

/** The data that staff needs to recognise a participant. */
export const participantSchema = v.object({
  email: v.string(),
  name: text,
  /** Masked: only the last digits are visible. */
  phone: text,
  /** Number of the physical card. Null without a physical card. */
  cardNumber: text,
  /** `doubled`: several active cards (R50). */
  cardState: v.picklist(['none', 'active', 'off', 'blocked', 'doubled']),
});
export type Participant = v.InferOutput<typeof participantSchema>;

export const findParticipants = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/participants/search',
  access: 'staff',
  summary: 'Finds at most 20 participants by name, start of an e-mail, phone or card number; only for staff',
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
    /** Whether the service found more participants than the answer contains. */
    hasMore: v.boolean(),
  }),
  refuses: [429],
});
