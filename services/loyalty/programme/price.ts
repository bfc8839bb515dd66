import type { Tx } from '../../kit/database.ts';
import { NotFound } from '../../kit/errors.ts';

/**
 * Sets the price of a product in whole tokens. Existing orders keep their price.
 * @returns the previous price
 */
export async function setPrice(tx: Tx, productId: number, price: number): Promise<number> {
  const [product] = await tx.query<{ price: number }>(
    'select price from loyalty.product where id = $1 for update',
    [productId],
  );
  if (!product) throw new NotFound({ message: `Unknown product ${productId}.`, errorCode: 'not_found' });
  await tx.query('update loyalty.product set price = $2 where id = $1', [productId, price]);
  return product.price;
}
