import * as v from 'valibot';
import { dateTime, localText, numericId, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { EMAIL_LENGTH } from './text.ts';

/** R22: sent → working / review → waiting → paid. The friend can decline; the university can reject. */
export const INVITATION_STATUSES = [
  'sent',
  'declined',
  'review',
  'rejected',
  'working',
  'waiting',
  'paid',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const invitationSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** One of {@link INVITATION_STATUSES}. For an unknown status, the cabinet shows `statusName` (R22). */
  status: v.string(),
  statusName: text,
  date: dateTime,
  changedAt: text,
  /** Expected or credited tokens. */
  amount: v.nullish(tokens, null),
  /** Why the friend declined or the university rejected the invitation. */
  reason: localText,
  /** When the invitation reached each status, oldest first. */
  history: v.nullish(v.array(v.object({ status: v.string(), date: dateTime })), []),
  /** Name of the friend's course, such as `dubai`. Null if the university does not know the course. */
  course: text,
  /**
   * Expected reward in tokens. A range if the rule has a range (R18), null if the reward is still unknown.
   */
  expected: v.nullish(v.object({ min: tokens, max: tokens }), null),
  /** Deadline for the next step of the university. Null if the university has no step to take. */
  actsBy: text,
  /** When the participant last reminded the friend. */
  remindedAt: text,
  /** Whether the friend has an address for a reminder. */
  isReachable: v.nullish(v.boolean(), false),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

export const listInvitations = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/recommendations',
  access: 'own',
  summary: 'Lists the invited friends, newest first',
  query: v.object({ ownerEmail: v.optional(v.string()) }),
  output: v.object({ recommendations: v.array(invitationSchema) }),
});

export const remindFriend = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/recommendations/{id}/reminder',
  access: 'own',
  summary:
    'Reminds a friend who has to act, by e-mail or SMS: each friend once in 72 hours, five reminders a day',
  params: v.object({ id: numericId }),
  output: v.object({ remindedAt: dateTime }),
  refuses: [404, 409],
});

/** Reasons against an invitation that the sender may see. No reason reveals data of strangers (B3). */
export const FRIEND_REFUSALS = ['own-phone', 'own-email', 'invited'] as const;

export const checkFriend = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/recommendations/check',
  access: 'own',
  summary: 'Tells whether a phone or e-mail is the caller’s own or already invited by the caller (B3)',
  body: v.pipe(
    v.object({
      phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30)), ''),
      email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_LENGTH)), ''),
    }),
    v.check(({ phone, email }) => phone !== '' || email !== ''),
  ),
  output: v.object({
    refusal: v.nullish(v.picklist(FRIEND_REFUSALS), null),
    /** With `invited`: the existing invitation. */
    invitation: v.nullish(v.object({ id: v.number(), name: v.string(), status: v.string() }), null),
  }),
  refuses: [404, 429],
});
