import { type Database, ownerOf, type Tx } from '../kit/database.ts';
import { migrate, recreate, takeTurn } from '../kit/migrate.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { seedMembers } from './seed/members.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/**
 * Prepares the database for the loyalty service.
 * @param seed puts the accounts and the catalogue of the sandbox into an empty database (CONTRACT §5)
 */
export async function prepareLoyalty(db: Database, { seed = false } = {}): Promise<void> {
  await migrate(db, 'loyalty', MIGRATIONS);
  if (!seed) return;
  await ownerOf(db).transaction(async (tx) => {
    // The lock makes a second process wait, so that it finds the data of the first.
    await takeTurn(tx);
    const [found] = await tx.query('select id from loyalty.contact limit 1');
    if (!found) await seedAll(tx);
  });
}

/** Replaces all data with the seed data in one transaction. */
export async function resetLoyalty(db: Database): Promise<void> {
  await recreate(db, 'loyalty', MIGRATIONS, async (tx) => {
    // A stored idempotent answer would name an order that no longer exists.
    await tx.query('delete from kit.idempotency_key');
    await tx.query('delete from kit.view_as_read');
    await seedAll(tx);
  });
}

async function seedAll(tx: Tx): Promise<void> {
  await seedCatalogue(tx);
  await seedMembers(tx);
}
