import type { FastifyInstance } from 'fastify';
import { type AccessOptions, useAccess } from '../kit/access.ts';
import { servePhotos } from './photos.ts';
import { servePictures } from './pictures.ts';
import { serveCatalogue } from './routes/catalogue.ts';
import { serveGoal } from './routes/goal.ts';
import { serveManagerRequests } from './routes/managerRequests.ts';
import { serveMembers } from './routes/members.ts';
import { serveOperations } from './routes/operations.ts';
import { serveOrders } from './routes/orders.ts';
import { servePhoneVerification } from './routes/phone.ts';
import { servePhoto } from './routes/photo.ts';
import { type ProgrammeOptions, serveProgramme } from './routes/programme.ts';
import { serveViews } from './routes/views.ts';
import { serveWishes } from './routes/wishes.ts';

export interface LoyaltyOptions extends AccessOptions, ProgrammeOptions {}

/** The loyalty service: a Fastify plugin for a database that `prepareLoyalty` has made ready. */
export async function loyaltyService(app: FastifyInstance, options: LoyaltyOptions): Promise<void> {
  useAccess(app, options);
  const pictureUrl = await servePictures(app);
  const photoUrl = servePhotos(app, options.db);
  serveMembers(app, options.db, photoUrl);
  servePhoto(app, options.db, photoUrl);
  serveManagerRequests(app, options.db);
  serveViews(app, options.db);
  serveOperations(app, options.db);
  serveCatalogue(app, options.db, pictureUrl);
  serveWishes(app, options.db, pictureUrl);
  serveGoal(app, options.db, pictureUrl);
  serveOrders(app, options.db, pictureUrl);
  servePhoneVerification(app, options.db);
  serveProgramme(app, options);
}
