import type { CabinetConfig } from '@cabinet/contracts/config';
import type { FastifyInstance } from 'fastify';
import { type AccessOptions, askerOf, useAccess } from '../kit/access.ts';
import type { DataHolder } from '../kit/personalData.ts';
import { limitRate } from '../kit/plugins/rateLimit.ts';
import { serveAddresses } from './addresses/routes.ts';
import { servePictures } from './catalogue/pictures.ts';
import { serveCatalogue } from './catalogue/routes.ts';
import { refuseInCoins } from './coins.ts';
import { serveReferral } from './invitations/referralRoutes.ts';
import { serveFriendCheck, serveInvitations } from './invitations/routes.ts';
import { serveOperations } from './ledger/routes.ts';
import { serveLessons } from './lessons/routes.ts';
import { serveManagerRequests } from './managerRequests/routes.ts';
import { servePhoneVerification } from './members/phoneRoutes.ts';
import { serveMembers } from './members/routes.ts';
import { serveOrders } from './orders/routes.ts';
import { servePhotos } from './photos/photos.ts';
import { servePhoto } from './photos/routes.ts';
import { servePrivacy } from './privacy/routes.ts';
import { serveProgrammes } from './programme/listRoute.ts';
import { type ProgrammeOptions, serveProgramme } from './programme/routes.ts';
import { serveRating } from './rating/routes.ts';
import { serveGoal } from './saving/goalRoutes.ts';
import { serveWishes } from './saving/wishRoutes.ts';
import { serveParticipants } from './staff/participantRoutes.ts';
import { serveViews } from './staff/viewRoutes.ts';
import { serveSupport } from './support/routes.ts';

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
