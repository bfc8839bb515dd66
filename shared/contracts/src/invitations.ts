import * as v from 'valibot';
import { dateTime, localText, numericId, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';
import { EMAIL_LENGTH } from './text.ts';

/** R22: sent → working / review → waiting → paid; declined by the friend, rejected by the university. */
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
  /** One of {@link INVITATION_STATUSES}; an unknown one shows `statusName` (R22). */
  status: v.string(),
  statusName: text,
  date: dateTime,
  changedAt: text,
  /** Expected or credited tokens. */
  amount: v.nullish(tokens, null),
  /** Why it was declined or rejected. */
  reason: localText,
  /** When each status was reached, oldest first. */
  history: v.nullish(v.array(v.object({ status: v.string(), date: dateTime })), []),
  /** What the friend studies, where the university knows: the name of a course, such as `dubai`. */
  course: text,
  /** Tokens that it is expected to bring; a range where the rule is one (R18), null while nothing can be said. */
  expected: v.nullish(v.object({ min: tokens, max: tokens }), null),
  /** By when the university takes the next step; null where it is not its turn. */
  actsBy: text,
  /** When the friend was reminded last. */
  remindedAt: text,
  /** Whether there is an address that a reminder can go to. */
  isReachable: v.nullish(v.boolean(), false),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

export const listInvitations = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/recommendations',
  access: 'own',
  summary: 'The friends one has invited, newest first',
  query: v.object({ ownerEmail: v.optional(v.string()) }),
  output: v.object({ recommendations: v.array(invitationSchema) }),
});

export const remindFriend = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/recommendations/{id}/reminder',
  access: 'own',
  summary:
    'Reminds an invited friend, by e-mail or SMS: once in 72 hours each, five a day together, and while it is the friend’s turn',
  params: v.object({ id: numericId }),
  output: v.object({ remindedAt: dateTime }),
  refuses: [404, 409],
});

/** What speaks against an invitation as far as its sender may know: nothing of strangers (B3). */
export const FRIEND_REFUSALS = ['own-phone', 'own-email', 'invited'] as const;

export const checkFriend = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/recommendations/check',
  access: 'own',
  summary:
    'Why it is no use to invite this phone or e-mail: it is the own one, or invited by oneself before. Whether anybody else knows it is not told (B3)',
  body: v.pipe(
    v.object({
      phone: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(30)), ''),
      email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_LENGTH)), ''),
    }),
    v.check(({ phone, email }) => phone !== '' || email !== ''),
  ),
  output: v.object({
    refusal: v.nullish(v.picklist(FRIEND_REFUSALS), null),
    /** With `invited`: the invitation that there is. */
    invitation: v.nullish(v.object({ id: v.number(), name: v.string(), status: v.string() }), null),
  }),
  refuses: [404, 429],
});
