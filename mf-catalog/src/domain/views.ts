import type { Product } from '@cabinet/contracts/products';

/** All pictures of a product, main picture first. The service may repeat it in the gallery. */
export function viewsOf({ imageUrl, images }: Pick<Product, 'imageUrl' | 'images'>): string[] {
  return [...new Set([imageUrl, ...images])].filter((src) => src !== null);
}
