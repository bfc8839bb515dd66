import type { Product } from '@cabinet/contracts/products';
import { useState } from 'react';
import { useWishes } from './useWishes.ts';

/**
 * The products of the wish list. A removed product stays until the page is left, so that it can be put back.
 */
export function useShownWishes() {
  const { wishes, ids, ...state } = useWishes();
  const [shown, setShown] = useState<Product[]>([]);
  const now = wishes?.map(({ product }) => product) ?? [];
  const missing = now.filter(({ id }) => !shown.some((product) => product.id === id));
  if (missing.length > 0) setShown([...missing, ...shown]);
  return { ...state, ids, products: wishes && shown };
}
