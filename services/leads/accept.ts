import { counters } from '../kit/counters.ts';
import type { Database, Tx } from '../kit/database.ts';
import { QUOTAS, REVIEWS } from '../kit/limits.ts';
import { once } from '../kit/once.ts';
import { hashWith } from '../kit/secret.ts';
import type { Doubt } from '../loyalty/invitations/doubts.ts';
import { type Friend, recommend } from '../loyalty/invitations/recommend.ts';
import type { Lead } from './lead.ts';
import {
  countRecent,
  countRecommendations,
  findByMergeId,
  insertLead,
  lockLeads,
  type Origin,
} from './repository.ts';

export type Acceptance = 'accepted' | 'spam';

/** Throwing this error rolls back the lead and its key. */
class Spam extends Error {}

/** The owner of all lead keys, because senders of leads have no account (D14). */
const ANYBODY = 'leads';

/**
 * Stores a lead and its recommendation. A repeated lead is accepted and stored once (§7).
 * @param origin the form, the network and the `Idempotency-Key` of the request
 * @throws {Unprocessable} the key belongs to another lead (D14)
 * @throws {Conflict} a lead with the same key is in progress
 */
export async function acceptLead(
  db: Database,
  lead: Lead,
  { key, ...origin }: Origin & { key: string | null },
): Promise<Acceptance> {
  return db
    .transaction(async (tx) => {
      await lockLeads(tx);
      return once(tx, ANYBODY, key, [origin.source, lead], () => keep(tx, lead, origin));
    })
    .catch((error: unknown) => {
      if (error instanceof Spam) return 'spam';
      throw error;
    });
}

async function keep(tx: Tx, lead: Lead, origin: Origin): Promise<'accepted'> {
  if (await findByMergeId(tx, lead.mergelead)) return 'accepted';
  const network = await hashWith(tx, 'leads', origin.network);
  if (await isSpam(tx, lead, network)) throw new Spam();
  await insertLead(tx, lead, { ...origin, network });
  tx.afterCommit(() => counters.leads.inc({ source: origin.source }));
  if (lead.partner) await recommend(tx, lead.partner, friendOf(lead), await doubtsOf(tx, network));
  return 'accepted';
}

/** Returns the friend with the full name, because a form may send the last name separately. */
function friendOf({ name, last_name, phone, email }: Lead): Friend {
  return { name: `${name} ${last_name}`.trim(), phone, email };
}

async function isSpam(tx: Tx, { phone, email }: Lead, network: string): Promise<boolean> {
  const recent = await countRecent(tx, { network, phone, email });
  const { leadsOfNetwork, leadsOfPhone, leadsOfEmail } = QUOTAS;
  const isLoud = recent.phone >= leadsOfPhone.most || recent.email >= leadsOfEmail.most;
  return isLoud || recent.network >= leadsOfNetwork.most;
}

/** Friends may share a network, but many friends within an hour are suspicious (B4). */
async function doubtsOf(tx: Tx, network: string): Promise<Doubt[]> {
  return (await countRecommendations(tx, network)) > REVIEWS.invitationsOfNetwork.most ? ['address'] : [];
}
