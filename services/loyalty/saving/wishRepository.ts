import type { Tx } from '../../kit/database.ts';
import { findProductsByIds, type ProductRow } from '../catalogue/repository.ts';
import { iso } from '../members/dates.ts';

export interface WishRow {
  product: ProductRow;
  date: string;
}

/** Returns the wishes, newest first. */
export async function findWishes(tx: Tx, contactId: number): Promise<WishRow[]> {
  const wishes = await tx.query<{ productId: number; addedAt: Date }>(
    `select product_id as "productId", added_at as "addedAt" from loyalty.wish
     where contact_id = $1 order by added_at desc, product_id`,
    [contactId],
  );
  const products = await findProductsByIds(
    tx,
    wishes.map(({ productId }) => productId),
  );
  return wishes.flatMap(({ productId, addedAt }) => {
    const product = products.get(productId);
    return product ? [{ product, date: iso(addedAt) }] : [];
  });
}

/** Adds a wish. An existing wish stays unchanged. @returns the time when the wish was added */
export async function addWish(tx: Tx, contactId: number, productId: number): Promise<string> {
  const [wish] = await tx.query<{ addedAt: Date }>(
    `insert into loyalty.wish as known (contact_id, product_id) values ($1, $2)
     on conflict (contact_id, product_id) do update set added_at = known.added_at
     returning added_at as "addedAt"`,
    [contactId, productId],
  );
  return iso(wish?.addedAt ?? new Date());
}

export async function removeWish(tx: Tx, contactId: number, productId: number): Promise<void> {
  await tx.query('delete from loyalty.wish where contact_id = $1 and product_id = $2', [
    contactId,
    productId,
  ]);
}
