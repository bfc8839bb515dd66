import * as v from 'valibot';
import { count, text, tokens } from './fields.ts';
import { defineRoute } from './route.ts';

/** Content of the page behind a referral link: the inviter's first name, and the reward of both sides. */
export const referralOfferSchema = v.object({
  /** `inactive`: the card cannot earn (R42). `unknown`: no card has this hash or alias. */
  link: v.optional(v.picklist(['active', 'inactive', 'unknown']), 'active'),
  /** Null if the link belongs to nobody, or if the card may not reveal a name. */
  inviter: text,
  /** Hash of the inviter's card. Only for an active link. */
  cardHash: text,
  /**
   * Share of the friend's first semester that the inviter gets at the current level, in percent. Only for an
   * active link.
   */
  percent: v.nullish(count, null),
  /** Tokens of the friend's own welcome bonus. */
  welcome: tokens,
  /** Tokens that the inviter gets when the friend registers. */
  registration: tokens,
  /** Shares of the friend's first semester that an inviter gets, one per level, ascending, in percent. */
  percents: v.array(count),
});
export type ReferralOffer = v.InferOutput<typeof referralOfferSchema>;

export const getReferralOffer = defineRoute({
  service: 'loyalty',
  method: 'GET',
  path: '/api/referral/{hash}',
  access: 'public',
  summary:
    'Returns the friend page of a referral link by card hash or alias; it hides the name if the card cannot earn (R42)',
  params: v.object({ hash: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  output: referralOfferSchema,
  refuses: [429],
});
