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
  summary: 'A lead from one of the programme’s forms',
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
