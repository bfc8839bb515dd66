import type { FastifyInstance } from 'fastify';
import { type AccessOptions, useAccess } from '../kit/access.ts';
import { servePictures } from './pictures.ts';
import { serveCatalogue } from './routes/catalogue.ts';
import { serveMembers } from './routes/members.ts';
import { serveOperations } from './routes/operations.ts';
import { serveOrders } from './routes/orders.ts';
import { servePhoneVerification } from './routes/phone.ts';
import { type ProgrammeOptions, serveProgramme } from './routes/programme.ts';

export interface LoyaltyOptions extends AccessOptions, ProgrammeOptions {}

/** The loyalty service: a Fastify plugin for a database that `prepareLoyalty` has made ready. */
export async function loyaltyService(app: FastifyInstance, options: LoyaltyOptions): Promise<void> {
  useAccess(app, options);
  const pictureUrl = await servePictures(app);
  serveMembers(app, options.db);
  serveOperations(app, options.db);
  serveCatalogue(app, options.db, pictureUrl);
  serveOrders(app, options.db, pictureUrl);
  servePhoneVerification(app, options.db);
  serveProgramme(app, options);
}
