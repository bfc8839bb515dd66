import type { CabinetConfig } from '@cabinet/contracts/config';
import type { FastifyInstance } from 'fastify';
import { type AccessOptions, askerOf, useAccess } from '../kit/access.ts';
import type { DataHolder } from '../kit/personalData.ts';
import { limitRate } from '../kit/plugins/rateLimit.ts';
import { refuseInCoins } from './coins.ts';
import { servePhotos } from './photos.ts';
import { servePictures } from './pictures.ts';
import { serveAddresses } from './routes/addresses.ts';
import { serveCatalogue } from './routes/catalogue.ts';
import { serveGoal } from './routes/goal.ts';
import { serveFriendCheck, serveInvitations } from './routes/invitations.ts';
import { serveLessons } from './routes/lessons.ts';
import { serveManagerRequests } from './routes/managerRequests.ts';
import { serveMembers } from './routes/members.ts';
import { serveOperations } from './routes/operations.ts';
import { serveOrders } from './routes/orders.ts';
import { serveParticipants } from './routes/participants.ts';
import { servePhoneVerification } from './routes/phone.ts';
import { servePhoto } from './routes/photo.ts';
import { servePrivacy } from './routes/privacy.ts';
import { type ProgrammeOptions, serveProgramme } from './routes/programme.ts';
import { serveProgrammes } from './routes/programmes.ts';
import { serveRating } from './routes/rating.ts';
import { serveReferral } from './routes/referral.ts';
import { serveSupport } from './routes/support.ts';
import { serveViews } from './routes/views.ts';
import { serveWishes } from './routes/wishes.ts';

export interface LoyaltyOptions extends AccessOptions, ProgrammeOptions {
  /** The variant counts in coins (R53). */
  isCoins?: boolean | undefined;
  /** Periods in the terms of the programme. */
  periods?: CabinetConfig['periods'];
  /** Other services that hold personal data of a participant. */
  dataHolders?: DataHolder[] | undefined;
}

/** The loyalty service: a Fastify plugin. The database must be prepared with `prepareLoyalty`. */
export async function loyaltyService(app: FastifyInstance, options: LoyaltyOptions): Promise<void> {
  await useAccess(app, options);
  if (options.isCoins) refuseInCoins(app);
  const pictureUrl = await servePictures(app);
  const photoUrl = servePhotos(app, options.db);
  serveMembers(app, options.db, photoUrl);
  await servePhoto(app, options.db, photoUrl);
  serveInvitations(app, options.db, options.periods?.checkDays);
  serveManagerRequests(app, options.db);
  serveViews(app, options.db);
  serveOperations(app, options.db);
  serveCatalogue(app, options.db, pictureUrl);
  serveWishes(app, options.db, pictureUrl);
  serveGoal(app, options.db, pictureUrl);
  serveOrders(app, options.db, { pictureUrl, storageDays: options.periods?.storageDays });
  servePhoneVerification(app, options.db);
  serveProgramme(app, options);
  serveRating(app, options.db, options);
  serveProgrammes(app);
  await serveLessons(app, options.db, options);
  serveAddresses(app, options.db);
  serveSupport(app, options.db);
  servePrivacy(app, options.db, options.dataHolders ?? []);
  await app.register((scope) => serveReferral(scope, options.db));
  await app.register(async (scope) => {
    const { db } = options;
    await limitRate(scope, 'friendChecks', { db, askerOf: (request) => askerOf(app, request) });
    serveFriendCheck(scope, db);
  });
  await app.register(async (scope) => {
    const { db } = options;
    await limitRate(scope, 'participantSearches', { db, askerOf: (request) => askerOf(app, request) });
    serveParticipants(scope, db);
  });
}
