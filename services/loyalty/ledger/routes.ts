import { listReferrals } from '@cabinet/contracts/members';
import { getOperationDictionary, listOperations } from '@cabinet/contracts/operations';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../kit/database.ts';
import { BadRequest } from '../../kit/errors.ts';
import { serve } from '../../kit/serve.ts';
import { findContact } from '../members/contacts.ts';
import { findOperationDictionary, findOperations, findReferrals } from './repository.ts';

export function serveOperations(app: FastifyInstance, db: Database): void {
  serve(app, listOperations, async ({ query }, caller) => {
    const filter = { operationIds: idsOf(query.operationId), since: dateOf(query.startDate) };
    const contact = await findContact(db, caller);
    return { operations: contact ? await findOperations(db, contact.id, filter) : [] };
  });

  serve(app, listReferrals, async ({ query }, caller) => {
    const contact = await findContact(db, caller);
    return { data: contact ? await findReferrals(db, contact.id, query.xmlId) : [] };
  });

  serve(app, getOperationDictionary, async () => ({
    LoyaltyOperationsInfo: await findOperationDictionary(db),
  }));
}

/** Parses ids that are joined by commas, such as `3,7` (§7). */
function idsOf(joined: string | undefined): number[] | null {
  if (!joined) return null;
  if (!/^\d{1,9}(,\d{1,9})*$/.test(joined)) throw malformed('operationId');
  return joined.split(',').map(Number);
}

function dateOf(text: string | undefined): Date | null {
  if (!text) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw malformed('startDate');
  return date;
}

function malformed(member: string): BadRequest {
  return new BadRequest({ error: 'Запрос записан с ошибкой', errorCode: 'bad_request', message: member });
}
