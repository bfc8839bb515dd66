import { prepareCrm } from '../../crm/prepare.ts';
import type { Database } from '../../kit/database.ts';
import { prepareKit } from '../../kit/prepare.ts';
import { prepareLeads } from '../../leads/prepare.ts';
import { prepareLoyalty } from '../../loyalty/prepare.ts';
import { preparePublishing } from '../../publishing/prepare.ts';

/** Creates the tables of the services of §7, and seeds the sandbox's data. */
export async function prepareServices(db: Database): Promise<void> {
  await prepareKit(db);
  await prepareLoyalty(db, { seed: true });
  await prepareCrm(db, { seed: true });
  await prepareLeads(db);
  await preparePublishing(db);
}
