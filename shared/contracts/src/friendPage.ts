import * as v from 'valibot';
import { count, tokens } from './fields.ts';
import { defineRoute } from './route.ts';

/** What a referral link tells whoever opens it: the inviter's first name, and what both get. */
export const referralOfferSchema = v.object({
  /** Null for a link that leads to nobody: one that was never given out, one of a card that is off or closed. */
  inviter: v.nullish(v.string(), null),
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
    'What the page behind a referral link shows. A hash that nobody has is answered like one that leads to nobody (B3)',
  params: v.object({ hash: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  output: referralOfferSchema,
  refuses: [429],
});
