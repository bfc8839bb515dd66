import { createHash } from 'node:crypto';
import type { Tx } from './database.ts';

const APPENDED = 'insert';
const KEPT = 'insert, update';
const FREE = 'insert, update, delete';

/**
 * What the services' role may do with each table beside reading it (T5, L4): history is added to, and nothing of it is
 * changed or taken away. Tables that are not here are only read: seeds and migrations are the owner's.
 */
export const WRITES: Record<string, Record<string, string>> = {
  kit: {
    idempotency_key: FREE,
    message: FREE,
    code: FREE,
    rate: FREE,
    secret: APPENDED,
    // Who looked stays on record for its time (retention.ts); of whoever leaves the address and the reason are forgotten.
    view_as_read: 'insert, update (owner_email, reason)',
  },
  identity: { account: 'update (password)', wrong_try: FREE, artifact: FREE, secret: APPENDED },
  loyalty: {
    // The ledger. Which words of a transaction may be erased, and of whom, a trigger says (024-privacy.sql).
    posting: APPENDED,
    transaction: 'insert, update (comment, friend)',
    account: 'insert, update (balance)',
    clawback: 'insert, update (taken)',
    // What happened when.
    welcomed_phone: APPENDED,
    invitation_status: APPENDED,
    reminder: APPENDED,
    purchase_status: 'insert, update (note)',
    purchase_message: 'insert, delete',
    consent: 'insert, delete',
    // Kept beside it, for reads that would go through all of it.
    paid_friend: 'insert, delete',
    rating_version: 'update',
    // What has a state.
    contact: KEPT,
    card: KEPT,
    invitation: KEPT,
    purchase: KEPT,
    change: KEPT,
    deal: 'update (doc_num, partner_id)',
    product: 'update (stock, price)',
    product_variant: 'update (stock)',
    // What a participant may take back.
    change_seen: FREE,
    wish: FREE,
    goal: FREE,
    photo: FREE,
    manager_request: FREE,
    delivery_note: FREE,
    lesson_progress: FREE,
    support_ticket: FREE,
  },
  crm: { client: KEPT, card_link: FREE, support_request: 'insert, delete' },
  leads: { lead: KEPT },
  publishing: { remote_use: KEPT, token: 'insert, update (used_at, revoked_at)' },
};

/** What is done with the owner's rights, and only as it stands there. */
const FUNCTIONS: Record<string, string[]> = { kit: ['forget_old_views()'] };

/**
 * Lets a role that owns nothing do what a service does, once for each wording of the table above: a process of the
 * version before, which starts again meanwhile, takes nothing away.
 */
export async function grantTo(tx: Tx, role: string, service: string): Promise<void> {
  const to = `"${role.replaceAll('"', '""')}"`;
  const sql = [
    `grant usage on schema "${service}" to ${to}`,
    `revoke all on all tables in schema "${service}" from ${to}`,
    `grant select on all tables in schema "${service}" to ${to}`,
    `alter default privileges in schema "${service}" grant select on tables to ${to}`,
    ...Object.entries(WRITES[service] ?? {}).map(
      ([table, writes]) => `grant ${writes} on "${service}"."${table}" to ${to}`,
    ),
    ...(FUNCTIONS[service] ?? []).map((name) => `grant execute on function "${service}".${name} to ${to}`),
  ].join(';\n');
  const name = `grants to ${role}, ${createHash('sha256').update(sql).digest('hex').slice(0, 12)}`;
  const [known] = await tx.query('select 1 from kit.migration where service = $1 and name = $2', [
    service,
    name,
  ]);
  if (known) return;
  await tx.script(sql);
  await tx.query('insert into kit.migration (service, name) values ($1, $2)', [service, name]);
}
