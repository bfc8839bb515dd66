import { getReferralOffer, type ReferralOffer } from '@cabinet/contracts/friendPage';
import { cardState, physicalCard } from '@cabinet/domain/card';
import { friendshipLevel, LEVELS } from '@cabinet/domain/level';
import { referralLink } from '@cabinet/domain/referralLink';
import { REWARDS } from '@cabinet/domain/reward';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { limitRate } from '../../kit/plugins/rateLimit.ts';
import { servePublic } from '../../kit/serve.ts';
import { findReferrals } from '../ledger/repository.ts';
import { findCards, findInviter } from '../members/cards.ts';
import { firstName } from '../members/maskedName.ts';

export async function serveReferral(app: FastifyInstance, db: Database): Promise<void> {
  await limitRate(app, 'referralLinks', { db });
  servePublic(app, getReferralOffer, async ({ params }) => ({
    ...(await linkOf(db, params.hash)),
    welcome: REWARDS.welcome,
    registration: REWARDS.friend,
    percents: LEVELS.map(({ percent }) => percent),
  }));
}

type Link = Pick<ReferralOffer, 'link' | 'inviter' | 'cardHash' | 'percent'>;

/** R42: a card that cannot earn cannot invite, so its link names no inviter. */
async function linkOf(db: Database, code: string): Promise<Link> {
  const nobody = { inviter: null, cardHash: null, percent: null };
  const inviter = await findInviter(db, code);
  if (!inviter) return { link: 'unknown', ...nobody };
  const { contactId, name, cardHash } = inviter;
  if (cardState(physicalCard(await findCards(db, contactId))) !== 'active')
    return { link: 'inactive', ...nobody };
  const paid = await findReferrals(db, contactId, 'ACADEM_ORDER');
  return {
    link: 'active',
    inviter: firstName(name ?? '') || null,
    cardHash,
    percent: friendshipLevel(paid.length).percent,
  };
}

export interface ShortLinkOptions {
  db: Database;
  /** The target of referral links (§3). */
  inviteUrl: string;
}

/** A placeholder for the browser's own origin. The code removes it, so that the result is a path. */
const HERE = 'http://cabinet.invalid';

/** Serves the short referral link, `/f/<alias>`. The target page reports a wrong code. */
export async function shortLinks(app: FastifyInstance, { db, inviteUrl }: ShortLinkOptions): Promise<void> {
  const pageOf = (code: string) => {
    const page = referralLink(inviteUrl || '/my/friend', code, HERE) ?? '/my/friend';
    return page.startsWith(HERE) ? page.slice(HERE.length) : page;
  };
  type Short = { Params: { alias: string } };
  await limitRate(app, 'referralLinks', { db });
  // On a rate limit or database error, redirect anyway. The page asks again and shows the error.
  app.setErrorHandler<Error, Short>((_error, { params }, reply) => reply.redirect(pageOf(params.alias)));
  app.get<Short>('/:alias', async ({ params: { alias } }, reply) =>
    reply.redirect(pageOf((await findInviter(db, alias))?.cardHash ?? alias)),
  );
}
