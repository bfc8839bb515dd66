import { createLead } from '@cabinet/contracts/landing';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../kit/database.ts';
import { BadRequest, TooManyRequests } from '../kit/errors.ts';
import { servePublic } from '../kit/serve.ts';
import { acceptLead } from './accept.ts';
import { leadSchema } from './lead.ts';
import { SPAM_SECONDS, SPAM_TEXT } from './refusals.ts';

/** The landing service (§7). */
export async function landingService(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  servePublic(app, createLead, async ({ body }, { network, key }) => {
    const { payload } = body;
    const lead = v.safeParse(leadSchema, { ...payload, phone: payload.phone ?? payload.phone_number });
    if (!lead.success) throw new BadRequest({ error: lead.issues[0].message, errorCode: 'bad_lead' });
    const { land, sourceName, utm_source } = body;
    const sent = { ...lead.output, land, sourceName, utm_source };
    const acceptance = await acceptLead(db, sent, { source: 'landing', network, key });
    if (acceptance === 'spam') {
      throw new TooManyRequests(SPAM_SECONDS, { error: SPAM_TEXT, errorCode: 'spam' });
    }
    return { result: 'success' };
  });
}
