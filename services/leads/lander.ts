import { timingSafeEqual } from 'node:crypto';
import { LANDER_SPAM, LANDER_SUCCESS } from '@cabinet/contracts/leads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { counters } from '../kit/counters.ts';
import type { Database } from '../kit/database.ts';
import { networkOf } from '../kit/plugins/rateLimit.ts';
import { keyOf } from '../kit/serve.ts';
import { acceptLead } from './accept.ts';
import { readLead } from './lead.ts';

export interface LanderOptions {
  db: Database;
  /** The white-list secret that senders must know (R28). Without a secret, the service does not check it. */
  secret?: string | undefined;
}

const NO_CONSENT = 'Нужно согласие на обработку персональных данных';
const NO_ENTRY = 'Форма отправлена не оттуда';

/**
 * Serves the target of the old lead form (§7). The input is a form; the output is a text with one of two
 * markers.
 */
export async function landerService(app: FastifyInstance, { db, secret }: LanderOptions): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post('/lander.php', async (request, reply) => {
    const text = await answerTo(request);
    return reply.type('text/plain; charset=utf-8').send(text);
  });

  async function answerTo(request: FastifyRequest): Promise<string> {
    if (secret !== undefined && !isSame(secretOf(request), secret)) return NO_ENTRY;
    const form = request.body as Record<string, string> | null;
    if (form?.personalDataAgree !== 'on') return NO_CONSENT;
    const lead = readLead(form);
    if (typeof lead === 'string') return lead;
    const origin = { source: 'lander', network: networkOf(request), key: keyOf(request) } as const;
    const acceptance = await acceptLead(db, lead, origin);
    if (acceptance === 'spam') counters.refusals.inc({ code: 'spam' });
    return ANSWERS[acceptance];
  }
}

const ANSWERS = { accepted: LANDER_SUCCESS, spam: LANDER_SPAM };

function secretOf({ query }: FastifyRequest): string {
  const { secret } = query as { secret?: unknown };
  return typeof secret === 'string' ? secret : '';
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
