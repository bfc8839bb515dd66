import type { Tx } from '../../kit/database.ts';
import type { Identity } from '../../kit/token.ts';

/** The receiver of changes: each sign-in separately, so that a second device receives them, too (§4, R24). */
export type Listener = Pick<Identity, 'subject' | 'session'>;

/**
 * Returns each kind of change since the listener's last call, once. The first call of a session returns
 * changes that no session of the participant has received. The first call of a participant returns nothing,
 * because the client has just read everything.
 * @param contactId null while the service does not know the participant
 */
export async function takeChanges(
  tx: Tx,
  { subject, session }: Listener,
  contactId: number | null,
): Promise<string[]> {
  const listener = [subject, session ?? ''];
  const rows = await tx.query<{ kind: string; version: number; told: number | null }>(
    `select k.kind, coalesce(c.version, 0) as version, coalesce(own.version,
         (select max(version) from loyalty.change_seen any_of where any_of.subject = $1 and any_of.kind = k.kind)) as told
     from (values ('cards'), ('contacts')) k (kind)
       left join loyalty.change c on c.kind = k.kind and c.contact_id = $3
       left join loyalty.change_seen own on own.kind = k.kind and own.subject = $1 and own.session = $2
     where own.version is distinct from coalesce(c.version, 0) order by k.kind`,
    [...listener, contactId],
  );
  for (const { kind, version } of rows) await markSeen(tx, listener, kind, version);
  if (rows.length > 0) await forgetOldSessions(tx, subject);
  return rows.filter(({ told, version }) => told !== null && told !== version).map(({ kind }) => kind);
}

async function markSeen(tx: Tx, listener: string[], kind: string, version: number): Promise<void> {
  await tx.query(
    `insert into loyalty.change_seen as known (subject, session, kind, version) values ($1, $2, $3, $4)
     on conflict (subject, session, kind)
       do update set version = greatest(known.version, excluded.version), seen_at = now()`,
    [...listener, kind, version],
  );
}

/** Sessions are shorter than 30 days. */
async function forgetOldSessions(tx: Tx, subject: string): Promise<void> {
  await tx.query(
    `delete from loyalty.change_seen where subject = $1 and seen_at < now() - interval '30 days'`,
    [subject],
  );
}
