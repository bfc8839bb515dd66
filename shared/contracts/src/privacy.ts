import * as v from 'valibot';
import { code, count, dateTime, owner, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';

/** Kinds of consent of a participant. */
export const CONSENT_KINDS = ['policy', 'terms', 'friends'] as const;

export const consentSchema = v.object({
  /**
   * `policy`: the processing of personal data. `terms`: the rules of the programme. `friends`: the friend's
   * consent. The participant may pass on the friend's data.
   */
  kind: v.picklist(CONSENT_KINDS),
  date: dateTime,
  /** With `friends`: the name of the friend. */
  about: text,
});
export type Consent = v.InferOutput<typeof consentSchema>;

/** Why a participant cannot leave the programme now. */
export const LEAVE_REFUSALS = ['card-blocked', 'open-orders'] as const;

export const getPrivacy = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/privacy',
  access: 'own',
  summary: 'Returns the own consents and the consequences of leaving the programme',
  query: v.object(owner),
  output: v.object({
    /** Newest first. */
    consents: v.array(consentSchema),
    /** Losses of a leaving participant. Null if the programme does not know the caller. */
    leaving: v.nullish(
      v.object({
        /** Tokens that would expire. */
        balance: tokens,
        /** Tokens promised for friends, which the participant would not get. */
        waiting: tokens,
        /** Open invitations. */
        invitations: count,
        /** Open orders. The participant must receive or cancel them first. */
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
  // Only the participant may read the export. Staff may not read the export in view-as.
  access: 'own-only',
  summary: 'Returns all data of the caller, by service',
  output: v.looseObject({ exportedAt: dateTime }),
});

export const sendLeaveCode = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/privacy/leave/code',
  access: 'own',
  summary: 'Mails a six-digit code that confirms leaving the programme',
  output: v.object({
    /** Seconds until the service may send another code. */
    retryAfter: v.nullish(count, 60),
  }),
  refuses: [404, 409, 429],
});

export const leaveProgramme = defineRoute({
  service: 'loyalty',
  method: 'POST',
  path: '/api/privacy/leave',
  access: 'own',
  summary: 'Leaves the programme permanently: closes the card, expires the tokens, removes personal data',
  body: v.object({ code }),
  output: v.object({ result: v.optional(v.string(), 'success') }),
  refuses: [404, 409],
});
