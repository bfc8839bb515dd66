import type { Product } from '@cabinet/contracts/loyalty';

/** Every picture of a product once, its main one first, whether the service repeats that one in the gallery or not. */
export function viewsOf({ imageUrl, images }: Pick<Product, 'imageUrl' | 'images'>): string[] {
  return [...new Set([imageUrl, ...images])].filter((src) => src !== null);
}
