import { createLead } from '@cabinet/contracts/leads';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { BadRequest, TooManyRequests } from '../kit/errors.ts';
import { SPAM_SECONDS } from '../kit/limits.ts';
import { servePublic } from '../kit/serve.ts';
import { acceptLead } from './accept.ts';
import { readLead } from './lead.ts';
import { SPAM_TEXT } from './refusals.ts';

/** Serves the landing service (§7). */
export async function landingService(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  servePublic(app, createLead, async ({ body }, { network, key }) => {
    const { payload, ...source } = body;
    const lead = readLead({ ...payload, ...source });
    if (typeof lead === 'string') throw new BadRequest({ error: lead, errorCode: 'bad_lead' });
    const acceptance = await acceptLead(db, lead, { source: 'landing', network, key });
    if (acceptance === 'spam') {
      throw new TooManyRequests(SPAM_SECONDS, { error: SPAM_TEXT, errorCode: 'spam' });
    }
    return { result: 'success' };
  });
}
