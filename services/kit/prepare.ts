import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

export async function prepareKit(db: Database): Promise<void> {
  await migrate(db, 'kit', new URL('./migrations/', import.meta.url));
}

/** Empties the outbox and deletes the codes and rate counts. */
export async function resetKit(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('delete from kit.message');
    await tx.query('delete from kit.code');
    await tx.query('delete from kit.rate');
  });
}
