import type { Tx } from '../../kit/database.ts';

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog') order by 1`;

/** Bookkeeping tables of the services: staff views, rate counts, and the key that hides addresses. */
const NOTES = ['kit.view_as_read', 'kit.rate', 'kit.secret'];

/** Returns a hash per table over all rows, without the bookkeeping tables. */
export async function fingerprint(db: Tx): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(TABLES);
  const hashes: Array<[string, string]> = [];
  for (const { name } of tables.filter((table) => !NOTES.includes(table.name))) {
    const [row] = await db.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    );
    hashes.push([name, row?.hash ?? '']);
  }
  return Object.fromEntries(hashes);
}
