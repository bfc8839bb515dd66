import { counters } from '../kit/counters.ts';
import type { Database, Tx } from '../kit/database.ts';
import { once } from '../kit/once.ts';
import { hashWith } from '../kit/secret.ts';
import { type Doubt, INVITATIONS_PER_ADDRESS_AND_HOUR } from '../loyalty/invitations/doubts.ts';
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

/** Leads in five minutes from one network, to one phone, to one e-mail. */
const LIMITS = { network: 30, phone: 3, email: 3 } as const;

/** Thrown, so that neither the lead nor its key is kept. */
class Spam extends Error {}

/** Whose the keys of leads are: their senders have no account (D14). */
const ANYBODY = 'leads';

/**
 * Keeps a lead and the recommendation in it; one that was sent before is accepted and kept once (§7).
 * @param origin which form it came through, the network it came from, and its `Idempotency-Key`
 * @throws {Unprocessable} the key is that of another lead (D14)
 * @throws {Conflict} a lead with the key is being kept
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

/** As the participant knows them: a form may ask for the last name apart. */
function friendOf({ name, last_name, phone, email }: Lead): Friend {
  return { name: `${name} ${last_name}`.trim(), phone, email };
}

async function isSpam(tx: Tx, { phone, email }: Lead, network: string): Promise<boolean> {
  const recent = await countRecent(tx, { network, phone, email });
  return recent.network >= LIMITS.network || recent.phone >= LIMITS.phone || recent.email >= LIMITS.email;
}

/** Friends sit at one address, but hardly so many of them within an hour (B4). */
async function doubtsOf(tx: Tx, network: string): Promise<Doubt[]> {
  return (await countRecommendations(tx, network)) > INVITATIONS_PER_ADDRESS_AND_HOUR ? ['address'] : [];
}
