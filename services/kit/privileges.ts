import { createHash } from 'node:crypto';
import type { Tx } from './database.ts';

const APPENDED = 'insert';
const KEPT = 'insert, update';
const FREE = 'insert, update, delete';

/**
 * Write privileges of the services' role per table (T5, L4). History tables allow additions only. The role
 * can read all tables and can write only the listed tables. Seeds and migrations run as the owner.
 */
export const WRITES: Record<string, Record<string, string>> = {
  kit: {
    idempotency_key: FREE,
    message: FREE,
    code: FREE,
    rate: FREE,
    secret: APPENDED,
    // A record of a view stays for its retention time (retention.ts). If a participant leaves, the e-mail and
    // the reason are erased.
    view_as_read: 'insert, update (owner_email, reason)',
  },
  identity: { account: 'update (password)', wrong_try: FREE, artifact: FREE, secret: APPENDED },
  loyalty: {
    // The ledger. A trigger restricts the erasure of texts in transactions (024-privacy.sql).
    posting: APPENDED,
    transaction: 'insert, update (comment, friend)',
    account: 'insert, update (balance)',
    clawback: 'insert, update (taken)',
    // Timelines.
    welcomed_phone: APPENDED,
    invitation_status: APPENDED,
    reminder: APPENDED,
    purchase_status: 'insert, update (note)',
    purchase_message: 'insert, delete',
    consent: 'insert, delete',
    // Aggregates for reads that would otherwise scan everything.
    paid_friend: 'insert, delete',
    rating_version: 'update',
    // Tables with a state.
    contact: KEPT,
    card: KEPT,
    invitation: KEPT,
    purchase: KEPT,
    change: KEPT,
    deal: 'update (doc_num, partner_id)',
    product: 'update (stock, price)',
    product_variant: 'update (stock)',
    // Data that a participant may delete.
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

/** Functions that run with the owner's rights. */
const FUNCTIONS: Record<string, string[]> = { kit: ['forget_old_views()'] };

/**
 * Grants a role without ownership the privileges of a service, once for each version of the table above. A
 * restarting process of the previous version revokes nothing.
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
