import * as v from 'valibot';
import { count, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';

/** What a referral link tells whoever opens it: the inviter's first name, and what both get. */
export const referralOfferSchema = v.object({
  /** `inactive`: the card cannot earn (R42). `unknown`: no card has this hash or alias. */
  link: v.optional(v.picklist(['active', 'inactive', 'unknown']), 'active'),
  /** Null for a link that leads to nobody, or whose card nobody may be named for. */
  inviter: text,
  /** Hash of the card that recommends; of an active link only. */
  cardHash: text,
  /** Share of the friend's first semester that the inviter's own level brings, in percent; of an active link only. */
  percent: v.nullish(count, null),
  /** Tokens of the friend's own welcome bonus. */
  welcome: tokens,
  /** Tokens that the inviter gets once the friend has registered. */
  registration: tokens,
  /** Shares of the friend's first semester that come back to the inviter, by level, ascending, in percent. */
  percents: v.array(count),
});
export type ReferralOffer = v.InferOutput<typeof referralOfferSchema>;

export const getReferralOffer = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/referral/{hash}',
  access: 'public',
  summary:
    'What the page behind a referral link shows. `hash` is a card’s hash or its alias; the link of a card that cannot earn names nobody (R42)',
  params: v.object({ hash: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  output: referralOfferSchema,
  refuses: [429],
});
