import { getReferralOffer } from '@cabinet/contracts/friendPage';
import { LEVELS } from '@cabinet/domain/level';
import { REWARDS } from '@cabinet/domain/reward';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { servePublic } from '../../kit/serve.ts';
import { firstName } from '../maskedName.ts';
import { findInviterName } from '../repository/cards.ts';

export function serveReferral(app: FastifyInstance, db: Database): void {
  servePublic(app, getReferralOffer, async ({ params }) => ({
    inviter: firstName((await findInviterName(db, params.hash)) ?? '') || null,
    welcome: REWARDS.welcome,
    registration: REWARDS.friend,
    percents: LEVELS.map(({ percent }) => percent),
  }));
}
