import type { Tx } from '../database.ts';

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name from information_schema.tables
  where table_type = 'BASE TABLE' and table_schema not in ('information_schema', 'pg_catalog') order by 1`;

/** A hash of every row of every table but the record of what staff looked at. */
export async function fingerprint(db: Tx): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(TABLES);
  const hashes: Array<[string, string]> = [];
  for (const { name } of tables.filter((table) => table.name !== 'kit.view_as_read')) {
    const [row] = await db.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
    );
    hashes.push([name, row?.hash ?? '']);
  }
  return Object.fromEntries(hashes);
}
