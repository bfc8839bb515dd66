import { prepareCrm } from '../crm/prepare.ts';
import { loadKeys } from '../identity/keys.ts';
import { openDatabase, ownerOf, type Tx } from '../kit/database.ts';
import { prepareKit } from '../kit/prepare.ts';
import { prepareLeads } from '../leads/prepare.ts';
import { prepareLoyalty } from '../loyalty/prepare.ts';

// A separate process that prepares a database. It stops forever after the migration `UNTIL`, before the
// commit, and prints "half-way".
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl, UNTIL } = process.env;

const db = await openDatabase({ dataDir, databaseUrl, ownerUrl });
const owner = ownerOf(db);
const halting = (tx: Tx): Tx => ({
  ...tx,
  query: async <T>(sql: string, params?: unknown[]) => {
    const rows = await tx.query<T>(sql, params);
    if (params?.join('/') === UNTIL) await haltForEver();
    return rows;
  },
});
const watched = {
  ...db,
  owner: {
    ...owner,
    transaction: <T>(work: (tx: Tx) => Promise<T>) => owner.transaction((tx) => work(halting(tx))),
  },
};

async function haltForEver(): Promise<never> {
  console.log('half-way');
  return new Promise(() => setInterval(() => {}, 1_000));
}

await prepareKit(watched);
await loadKeys(watched);
await prepareLoyalty(watched);
await prepareCrm(watched);
await prepareLeads(watched);
console.log('whole');
await db.close();
