import * as v from 'valibot';
import { projectIdSchema } from './config.ts';
import { defineRoute } from './route.ts';
import { EMAIL_LENGTH } from './text.ts';

/** Landing codes of the programme's variants (CONTRACT §3). */
export const LANDS = ['mc_referral', 'mt_referral', 'sf_referral', 'sp_referral'] as const;

/** The marker of an accepted lead in the lander's answer (§7). */
export const LANDER_SUCCESS = 'send-success';
/** The marker of a lead that the anti-spam filter refused (§8). */
export const LANDER_SPAM = 'заявка не отправлена';

export const createLead = defineRoute({
  service: 'landing',
  method: 'POST',
  path: '/api/leads',
  access: 'public',
  summary: 'Accepts a lead from a form of the programme',
  body: v.object({
    land: v.picklist(LANDS),
    /** The variant of the cabinet that sends the lead (R54). */
    project_id: v.nullish(projectIdSchema),
    sourceName: v.pipe(v.string(), v.maxLength(50)),
    utm_source: v.pipe(v.string(), v.maxLength(100)),
    payload: v.looseObject({
      mergelead: v.pipe(v.string(), v.maxLength(100)),
      /** Number of the inviter's card. */
      partner: v.nullish(v.pipe(v.string(), v.maxLength(40))),
      name: v.string(),
      phone: v.nullish(v.pipe(v.string(), v.maxLength(30))),
      email: v.nullish(v.pipe(v.string(), v.maxLength(EMAIL_LENGTH))),
    }),
  }),
  output: v.object({ result: v.optional(v.string(), 'success') }),
  refuses: [409, 422, 429],
});

const shortText = (length: number) => v.optional(v.pipe(v.string(), v.maxLength(length)));

/**
 * The target of the old lead form (§7). This is not a `Route`: the request is a form and the answer is a
 * text, always with status 200. The text contains `LANDER_SUCCESS`, `LANDER_SPAM`, or the reason in words.
 * The lander refuses a key that another lead has used with 422, like every service (CONTRACT §6).
 */
export const sendLeadForm = {
  service: 'lander',
  method: 'POST',
  path: '/lander.php',
  summary: 'Accepts a lead from the old form; the text of the answer says whether the lead was accepted',
  query: v.object({
    r: v.literal('land/index'),
    unit: v.literal('synergy'),
    type: v.literal('sy_f'),
    'ignore-thanksall': v.literal('1'),
    utm_campaign: v.optional(v.string()),
    utm_source: v.optional(v.string()),
    /** The white-list secret, if the lander requires a secret (R28). */
    secret: v.optional(v.string()),
  }),
  body: v.looseObject({
    personalDataAgree: v.literal('on'),
    /** The form creates this id once, so the lander treats a repeated request as the same lead. */
    mergelead: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    /** The variant of the cabinet that sends the lead (R54). */
    project_id: v.optional(v.pipe(v.string(), v.transform(Number), projectIdSchema)),
    url_location: v.optional(v.string()),
    entry_point: v.optional(v.string()),
    name: v.string(),
    phone: shortText(30),
    email: shortText(254),
    /** Number of the inviter's card. */
    partner: shortText(40),
  }),
  output: v.string(),
  refuses: [409, 422],
} as const;
