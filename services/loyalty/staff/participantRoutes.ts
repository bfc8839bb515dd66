import { findParticipants as findParticipantsRoute } from '@cabinet/contracts/participants';
import { participantsFormSchema } from '@cabinet/domain/forms/staff';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { serve } from '../../kit/serve.ts';
import { findParticipants } from './participantRepository.ts';

/** §6: staff search for view-as. The route is a POST, so that names and phones stay out of proxy logs. */
export function serveParticipants(app: FastifyInstance, db: Database): void {
  serve(app, findParticipantsRoute, ({ body }) =>
    findParticipants(db, parseForm(participantsFormSchema, body).query),
  );
}
