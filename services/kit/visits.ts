import type { View } from '@cabinet/contracts/views';
import type { Tx } from './database.ts';

const NEWEST = 50;

/**
 * Returns the staff visits to a participant's cabinet, newest first. Views less than half an hour apart form
 * one visit, unless a new reason separates them. A reason applies for a working day of 8 hours, the length of
 * a sign-in.
 */
export async function findVisits(tx: Tx, ownerEmail: string): Promise<View[]> {
  const rows = await tx.query<{ role: string; name: string; from: Date; until: Date; reason: string }>(
    `with look as (
       select *, at - lag(at) over (partition by actor_subject order by at, id) as pause
       from kit.view_as_read where owner_email = $1),
     visit as (
       select *, count(*) filter (where pause is null or pause >= interval '30 minutes' or reason <> '')
         over (partition by actor_subject order by at, id) as number
       from look)
     select max(actor_role) as role, max(actor_name) as name, min(at) as "from", max(at) as until,
       coalesce((select said.reason from look said
         where said.actor_subject = visit.actor_subject and said.reason <> ''
           and said.at <= min(visit.at) and said.at > min(visit.at) - interval '8 hours'
         order by said.at desc, said.id desc limit 1), '') as reason
     from visit group by actor_subject, number order by max(at) desc limit $2`,
    [ownerEmail, NEWEST],
  );
  return rows.map(({ role, name, from, until, reason }) => ({
    role,
    name,
    from: from.toISOString(),
    until: until.toISOString(),
    reason,
  }));
}
