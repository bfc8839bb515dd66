import { type Database, ownerOf } from '../kit/database.ts';
import { migrate, recreate, takeTurn } from '../kit/migrate.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';
import { refreshDeadlines, seedClients } from './seed/seedClients.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);

/**
 * Prepares the database for the CRM bus, and for the cards that come with a link.
 * @param seed puts the clients of the sandbox into an empty database (CONTRACT §5)
 */
export async function prepareCrm(db: Database, { seed = false } = {}): Promise<void> {
  await prepareLoyalty(db);
  await migrate(db, 'crm', MIGRATIONS);
  if (!seed) return;
  await ownerOf(db).transaction(async (tx) => {
    // The lock makes a second process wait, so that it finds the data of the first.
    await takeTurn(tx);
    const [found] = await tx.query('select id from crm.client limit 1');
    await (found ? refreshDeadlines(tx) : seedClients(tx));
  });
}

/** Replaces all clients with the seeded clients in one transaction. */
export async function resetCrm(db: Database): Promise<void> {
  await recreate(db, 'crm', MIGRATIONS, seedClients);
}
