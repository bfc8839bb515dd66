import * as v from 'valibot';
import { projectIdSchema } from './config.ts';

const text = (length: number) => v.optional(v.pipe(v.string(), v.maxLength(length)));

/**
 * The old lead form's target (§7). No route like the others: a form comes in, and out goes a text that holds
 * `LANDER_SUCCESS`, or `LANDER_SPAM`, or the reason in words, with status 200 each. A key that was used for another
 * lead is refused with 422, as everywhere (CONTRACT §6).
 */
export const sendLeadForm = {
  service: 'lander',
  method: 'POST',
  path: '/lander.php',
  summary: 'A lead from the old form; the text that comes back tells whether it was taken',
  query: v.object({
    r: v.literal('land/index'),
    unit: v.literal('synergy'),
    type: v.literal('sy_f'),
    'ignore-thanksall': v.literal('1'),
    utm_campaign: v.optional(v.string()),
    utm_source: v.optional(v.string()),
    /** The white-list secret, where the lander asks for one (R28). */
    secret: v.optional(v.string()),
  }),
  body: v.looseObject({
    personalDataAgree: v.literal('on'),
    /** Made with the form: what is sent twice is one lead. */
    mergelead: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    /** The variant of the cabinet that sends the lead (R54). */
    project_id: v.optional(v.pipe(v.string(), v.transform(Number), projectIdSchema)),
    url_location: v.optional(v.string()),
    entry_point: v.optional(v.string()),
    name: v.string(),
    phone: text(30),
    email: text(254),
    /** Number of the card that recommends. */
    partner: text(40),
  }),
  output: v.string(),
  refuses: [409, 422],
} as const;
