import { listViews } from '@cabinet/contracts/views';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { serve } from '../../kit/serve.ts';
import { findVisits } from '../../kit/visits.ts';
import { findContact } from '../repository/contacts.ts';

export function serveViews(app: FastifyInstance, db: Database): void {
  serve(app, listViews, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { views: contact ? await findVisits(db, contact.email) : [] };
  });
}
