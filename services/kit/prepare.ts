import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Makes the kit's own tables ready and drops idempotency keys that are older than two days. */
export async function prepareKit(db: Database): Promise<void> {
  await migrate(db, 'kit', new URL('./migrations/', import.meta.url));
  await db.query("delete from kit.idempotency_key where created_at < now() - interval '2 days'");
}
