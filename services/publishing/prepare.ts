import type { Database } from '../kit/database.ts';
import { migrate } from '../kit/migrate.ts';

/** Prepares the database for usage counts of remotes and tokens of their teams. */
export async function preparePublishing(db: Database): Promise<void> {
  await migrate(db, 'publishing', new URL('./migrations/', import.meta.url));
}
