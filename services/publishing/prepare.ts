import type { Database } from '../kit/database.ts';
import { migrate } from '../kit/migrate.ts';

/** Makes the database ready for counts of remotes and tokens of their teams. */
export async function preparePublishing(db: Database): Promise<void> {
  await migrate(db, 'publishing', new URL('./migrations/', import.meta.url));
}
