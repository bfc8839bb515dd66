import { getEmailByBitrixId, getProgrammeOrigin, getWelcomeBonus } from '@cabinet/contracts/programme';
import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';
import { serve } from '../../kit/serve.ts';
import { findContact, findEmailByBitrixId, hadWelcome, type Whose } from '../members/contacts.ts';

/** Returns the participant's identity in the CRM, or null if the CRM does not know the participant. */
export type FindCrmClient = (tx: Tx, whose: Whose) => Promise<CrmIdentity | null>;

interface CrmIdentity {
  bitrix_id?: number | string | null | undefined;
  old_emails?: string[] | null | undefined;
}

export interface ProgrammeOptions {
  db: Database;
  /** The origin of the participant's own programme, if it differs from this one. */
  programmeOrigin?: string | undefined;
  /** Set if the CRM bus runs beside the service. */
  findCrmClient?: FindCrmClient | undefined;
}

export function serveProgramme(app: FastifyInstance, options: ProgrammeOptions): void {
  const { db, programmeOrigin, findCrmClient } = options;

  // The phone in the query is ignored: an answer about another phone would reveal its owner (B3).
  serve(app, getWelcomeBonus, async (_, caller) => {
    const contact = await findContact(db, caller);
    return { response: { isReceived: contact !== null && (await hadWelcome(db, contact.id)) } };
  });

  serve(app, getEmailByBitrixId, async ({ params }, caller) => {
    const email = await findEmailByBitrixId(db, params.id);
    const contact = await findContact(db, caller);
    const client = (await findCrmClient?.(db, caller)) ?? null;
    // The client can set any bitrix id on their own record. A former e-mail is safe, because it was verified.
    const isFormer =
      String(client?.bitrix_id) === params.id && email !== null && client?.old_emails?.includes(email);
    if (email === null || (email !== contact?.email && !isFormer)) throw new NotFound();
    return { email };
  });

  // A page can read the header only from a 2xx response, and only if the header is exposed (F14).
  serve(app, getProgrammeOrigin, async (_, { reply }) => {
    reply.code(204);
    if (programmeOrigin) {
      reply.header('Location', programmeOrigin).header('Access-Control-Expose-Headers', 'Location');
    }
    return {};
  });
}
