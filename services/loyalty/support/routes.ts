import { askSupport as askSupportRoute, listSupportTickets } from '@cabinet/contracts/support';
import { supportFormSchema } from '@cabinet/domain/forms/support';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { writeOnce } from '../../kit/once.ts';
import { parseForm } from '../../kit/parseForm.ts';
import { serve } from '../../kit/serve.ts';
import { findSupportTickets } from './repository.ts';
import { askSupport } from './rules.ts';

export function serveSupport(app: FastifyInstance, db: Database): void {
  serve(app, listSupportTickets, async (_, caller) => ({ tickets: await findSupportTickets(db, caller) }));

  serve(app, askSupportRoute, async ({ body }, caller) =>
    writeOnce(db, caller, ['askSupport', body], async (tx) => ({
      ticket: await askSupport(tx, caller, parseForm(supportFormSchema, body)),
    })),
  );
}
