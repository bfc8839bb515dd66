import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Makes the kit's own tables ready and drops what is over: idempotency keys, codes and messages after two days. */
export async function prepareKit(db: Database): Promise<void> {
  await migrate(db, 'kit', new URL('./migrations/', import.meta.url));
  await db.query("delete from kit.idempotency_key where created_at < now() - interval '2 days'");
  await db.query("delete from kit.code where issued_at < now() - interval '2 days'");
  await db.query('delete from kit.rate where ends_at < now()');
  await db.query("delete from kit.message where created_at < now() - interval '2 days'");
}

/** Empties the outbox and forgets the codes, and what was counted. */
export async function resetKit(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('delete from kit.message');
    await tx.query('delete from kit.code');
    await tx.query('delete from kit.rate');
  });
}
