import type { Product, Variant } from '@cabinet/contracts/products';
import type { PictureUrl } from './pictures.ts';
import type { ProductRow, VariantRow } from './repository.ts';

/** Returns a product in its wire format, with picture URLs. */
export function productAnswer(
  { image, images, ...product }: ProductRow,
  pictureUrl: PictureUrl,
  {
    owned = null,
    pickupPoint = null,
    variants = [],
  }: Pick<Partial<Product>, 'owned' | 'pickupPoint' | 'variants'> = {},
): Product {
  return {
    ...product,
    imageUrl: pictureUrl(image),
    images: [image, ...images].map(pictureUrl).filter((url) => url !== null),
    owned,
    pickupPoint,
    variants,
  };
}

export function variantAnswer({ image, ...variant }: VariantRow, pictureUrl: PictureUrl): Variant {
  return { ...variant, imageUrl: pictureUrl(image) };
}
