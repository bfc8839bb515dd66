import * as v from 'valibot';
import { code, count, dateTime, owner, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';

/** What a participant can have consented to. */
export const CONSENT_KINDS = ['policy', 'terms', 'friends'] as const;

export const consentSchema = v.object({
  /**
   * `policy`: the processing of personal data; `terms`: the rules of the programme; `friends`: that a friend has
   * consented to their data being passed on.
   */
  kind: v.picklist(CONSENT_KINDS),
  date: dateTime,
  /** With `friends`: whose. */
  about: text,
});
export type Consent = v.InferOutput<typeof consentSchema>;

/** Why a participant cannot leave now. */
export const LEAVE_REFUSALS = ['card-blocked', 'open-orders'] as const;

export const getPrivacy = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/privacy',
  access: 'own',
  summary: 'What one has consented to and when, and what leaving the programme would mean',
  query: v.object(owner),
  output: v.object({
    /** Newest first. */
    consents: v.array(consentSchema),
    /** What would be lost; null for whoever the programme does not know. */
    leaving: v.nullish(
      v.object({
        /** Tokens that would expire. */
        balance: tokens,
        /** Tokens promised for friends that would never come. */
        waiting: tokens,
        /** Invitations on their way. */
        invitations: count,
        /** Orders on their way: they have to be received or cancelled first. */
        openOrders: count,
        refusal: v.nullish(v.picklist(LEAVE_REFUSALS), null),
      }),
      null,
    ),
  }),
});

export const exportOwnData = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/privacy/data',
  // For the eyes of the participant alone, not even for staff's.
  access: 'own-only',
  summary: 'Everything that the services know of the caller, by service',
  output: v.looseObject({ exportedAt: dateTime }),
});

export const sendLeaveCode = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/privacy/leave/code',
  access: 'own',
  summary: 'Sends a code of six digits to the own e-mail, to confirm leaving the programme',
  output: v.object({
    /** Seconds until another code may be sent. */
    retryAfter: v.nullish(count, 60),
  }),
  refuses: [404, 409, 429],
});

export const leaveProgramme = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/privacy/leave',
  access: 'own',
  summary: 'Leaves the programme for good: card closed, tokens expired, personal data removed',
  body: v.object({ code }),
  output: v.object({ result: v.optional(v.string(), 'success') }),
  refuses: [404, 409],
});
