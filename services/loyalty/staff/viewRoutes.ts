import { listViews, startView } from '@cabinet/contracts/views';
import { viewReasonFormSchema } from '@cabinet/domain/forms/staff';
import type { FastifyInstance } from 'fastify';
import { recordViewAs } from '../../kit/access.ts';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { serve } from '../../kit/serve.ts';
import { findVisits } from '../../kit/visits.ts';
import { findContact } from '../members/contacts.ts';

export function serveViews(app: FastifyInstance, db: Database): void {
  serve(app, listViews, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { views: contact ? await findVisits(db, contact.email) : [] };
  });

  serve(app, startView, async ({ body }, caller) =>
    writeOnce(db, caller, ['startView', body], async (tx) => {
      const { reason } = parseForm(viewReasonFormSchema, body);
      await recordViewAs(tx, caller, body.email, startView, caller.requestId, reason);
      return {};
    }),
  );
}
