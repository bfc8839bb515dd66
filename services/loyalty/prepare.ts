import { type Database, ownerOf, type Tx } from '../kit/database.ts';
import { migrate, recreate, takeTurn } from '../kit/migrate.ts';
import { seedCatalogue } from './seed/catalogue.ts';
import { seedMembers } from './seed/members.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/**
 * Makes the database ready for the loyalty service.
 * @param seed puts the accounts and the catalogue of the sandbox into an empty database (CONTRACT §5)
 */
export async function prepareLoyalty(db: Database, { seed = false } = {}): Promise<void> {
  await migrate(db, 'loyalty', MIGRATIONS);
  if (!seed) return;
  await ownerOf(db).transaction(async (tx) => {
    // Of two processes that start at once, the second waits and finds the data.
    await takeTurn(tx);
    const [found] = await tx.query('select id from loyalty.contact limit 1');
    if (!found) await seedAll(tx);
  });
}

/** Puts the seeded data back, whatever happened since: all or nothing. */
export async function resetLoyalty(db: Database): Promise<void> {
  await recreate(db, 'loyalty', MIGRATIONS, async (tx) => {
    // An answer remembered from before would speak of an order that is gone.
    await tx.query('delete from kit.idempotency_key');
    await tx.query('delete from kit.view_as_read');
    await seedAll(tx);
  });
}

async function seedAll(tx: Tx): Promise<void> {
  await seedCatalogue(tx);
  await seedMembers(tx);
}
