import type { Tx } from '../../kit/database.ts';

/**
 * The kinds of change since the subject's last call, told once. The first call tells nothing: whoever
 * makes it has just read everything.
 * @param contactId null while the service does not know the participant
 */
export async function takeChanges(tx: Tx, subject: string, contactId: number | null): Promise<string[]> {
  const rows = await tx.query<{ kind: string; version: number; seen: number | null }>(
    `select k.kind, coalesce(c.version, 0) as version, s.version as seen
     from (values ('cards'), ('contacts')) k (kind)
       left join loyalty.change c on c.kind = k.kind and c.contact_id = $2
       left join loyalty.change_seen s on s.kind = k.kind and s.subject = $1
     where s.version is distinct from coalesce(c.version, 0) order by k.kind`,
    [subject, contactId],
  );
  for (const { kind, version } of rows) await markSeen(tx, subject, kind, version);
  return rows.filter((row) => row.seen !== null).map((row) => row.kind);
}

async function markSeen(tx: Tx, subject: string, kind: string, version: number): Promise<void> {
  await tx.query(
    `insert into loyalty.change_seen (subject, kind, version) values ($1, $2, $3)
     on conflict (subject, kind) do update set version = greatest(loyalty.change_seen.version, excluded.version)`,
    [subject, kind, version],
  );
}
