import type { Product } from '@cabinet/contracts/loyalty';
import { useState } from 'react';
import { useWishes } from './useWishes.ts';

/** The products of the wish list; what is taken off it stays in its place, to be put back, until the page is left. */
export function useShownWishes() {
  const { wishes, ids, ...state } = useWishes();
  const [shown, setShown] = useState<Product[]>([]);
  const now = wishes?.map(({ product }) => product) ?? [];
  const missing = now.filter(({ id }) => !shown.some((product) => product.id === id));
  if (missing.length > 0) setShown([...missing, ...shown]);
  return { ...state, ids, products: wishes && shown };
}
