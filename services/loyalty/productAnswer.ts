import type { Product } from '@cabinet/contracts/loyalty';
import type { PictureUrl } from './pictures.ts';
import type { ProductRow } from './repository/products.ts';

/** A product as it goes over the wire: its pictures by their addresses. */
export function productAnswer(
  { image, images, ...product }: ProductRow,
  pictureUrl: PictureUrl,
  owned: number | null = null,
): Product {
  return {
    ...product,
    imageUrl: pictureUrl(image),
    images: [image, ...images].map(pictureUrl).filter((url) => url !== null),
    owned,
  };
}
