import { type DatabaseOptions, openDatabase } from '@cabinet/services/database';

/** Adds products «Вещь 1», «Вещь 2» and so on at the end of a stopped system's catalogue. */
export async function addProducts(database: DatabaseOptions, count: number): Promise<void> {
  const db = await openDatabase(database);
  await db.query(
    `insert into loyalty.product
       (id, section, name, price, brand_id, category_id, image, tile, search_text, place, stock)
     select 1000 + n, 'products', jsonb_build_object('ru', 'Вещь ' || n), 100 + n, 1 + n % 5, 1 + n % 4,
       'mug.svg', 1 + n % 4, 'вещь ' || n, 1000 + n, 10
     from generate_series(1, $1::int) n`,
    [count],
  );
  await db.close();
}
