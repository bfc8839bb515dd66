import type { View } from '@cabinet/contracts/views';
import type { Tx } from './database.ts';

const NEWEST = 50;

/** The visits of staff to a participant's cabinet, newest first: looks less than half an hour apart are one. */
export async function findVisits(tx: Tx, ownerEmail: string): Promise<View[]> {
  const rows = await tx.query<{ role: string; name: string; from: Date; until: Date }>(
    `with look as (
       select *, at - lag(at) over (partition by actor_subject order by at) as pause
       from kit.view_as_read where owner_email = $1),
     visit as (
       select *, count(*) filter (where pause is null or pause >= interval '30 minutes')
         over (partition by actor_subject order by at) as number
       from look)
     select max(actor_role) as role, max(actor_name) as name, min(at) as "from", max(at) as until
     from visit group by actor_subject, number order by max(at) desc limit $2`,
    [ownerEmail, NEWEST],
  );
  return rows.map(({ role, name, from, until }) => ({
    role,
    name,
    from: from.toISOString(),
    until: until.toISOString(),
  }));
}
