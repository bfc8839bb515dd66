import type { Database } from '../kit/database.ts';
import { migrate, recreate } from '../kit/migrate.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/** Prepares the database for leads, and for the recommendations that come with them. */
export async function prepareLeads(db: Database): Promise<void> {
  await prepareLoyalty(db);
  await migrate(db, 'leads', MIGRATIONS);
}

export async function resetLeads(db: Database): Promise<void> {
  await recreate(db, 'leads', MIGRATIONS);
}
