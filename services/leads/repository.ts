import type { Tx } from '../kit/database.ts';
import { REVIEWS, SPAM_SECONDS } from '../kit/limits.ts';
import { queryOne } from '../kit/sql.ts';
import type { Lead } from './lead.ts';

export interface Origin {
  source: 'lander' | 'landing';
  network: string;
}

/** Any constant: the lock serialises leads, so that a burst stays within the limits. */
const LEAD_LOCK = 4_102_028;

export async function lockLeads(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [LEAD_LOCK]);
}

export async function findByMergeId(tx: Tx, mergeId: string): Promise<{ id: number } | null> {
  const [row] = await tx.query<{ id: number }>('select id from leads.lead where merge_id = $1', [mergeId]);
  return row ?? null;
}

type Counted = 'network' | 'phone' | 'email';

/** Counts the recent leads from the network, with the phone, and with the e-mail (§8). */
export async function countRecent(
  tx: Tx,
  { network, phone, email }: Record<Counted, string | null>,
): Promise<Record<Counted, number>> {
  const [row] = await tx.query<Record<Counted, number>>(
    `select count(*) filter (where network = $1) as network, count(*) filter (where phone = $2) as phone,
       count(*) filter (where email = $3) as email
     from leads.lead where created_at > clock_timestamp() - make_interval(secs => $4)
       and (network = $1 or phone = $2 or email = $3)`,
    [network, phone, email, SPAM_SECONDS],
  );
  return row ?? { network: 0, phone: 0, email: 0 };
}

/** Counts the recent leads from the network that recommend a friend. */
export async function countRecommendations(tx: Tx, network: string): Promise<number> {
  const row = await queryOne<{ count: number }>(
    tx,
    `select count(*) as count from leads.lead
     where network = $1 and partner is not null
       and created_at > clock_timestamp() - make_interval(secs => $2)`,
    [network, REVIEWS.invitationsOfNetwork.seconds],
  );
  return row.count;
}

export async function insertLead(tx: Tx, lead: Lead, { source, network }: Origin): Promise<void> {
  await tx.query(
    `insert into leads.lead (merge_id, source, name, phone, email, partner, network, payload)
     values ($1, $2, $3, $4, $5, nullif($6::text, ''), $7, $8::jsonb)`,
    [
      lead.mergelead,
      source,
      lead.name,
      lead.phone,
      lead.email,
      lead.partner ?? '',
      network,
      JSON.stringify(lead),
    ],
  );
}
