import type { Database, Tx } from '../kit/database.ts';
import { hashWith } from '../kit/secret.ts';
import { type Doubt, INVITATIONS_PER_ADDRESS_AND_HOUR } from '../loyalty/doubts.ts';
import { type Friend, recommend } from '../loyalty/recommend.ts';
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

/**
 * Keeps a lead and the recommendation in it; one that was sent before is accepted and kept once (§7).
 * @param origin which form it came through, and the network it came from
 */
export async function acceptLead(db: Database, lead: Lead, origin: Origin): Promise<Acceptance> {
  return db.transaction(async (tx) => {
    await lockLeads(tx);
    if (await findByMergeId(tx, lead.mergelead)) return 'accepted';
    const network = await hashWith(tx, 'leads', origin.network);
    if (await isSpam(tx, lead, network)) return 'spam';
    await insertLead(tx, lead, { ...origin, network });
    if (lead.partner) await recommend(tx, lead.partner, friendOf(lead), await doubtsOf(tx, network));
    return 'accepted';
  });
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
