import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { ProductDetailCard } from '@cabinet/ui/ProductDetailCard';
import type { ReactNode } from 'react';
import { viewsOf } from '../domain/views.ts';
import { DateChip } from './DateChip.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { usePictureOf } from './usePictureOf.ts';
import { useProductFacts } from './useProductFacts.ts';

export interface ProductDetailsProps {
  product: Product;
  /** On a full page the name is the heading. The dialog has its own heading (R29). */
  isPage: boolean;
  /** Price and purchase. */
  children: ReactNode;
}

/** The details of a product. */
export function ProductDetails({ product, isPage, children }: ProductDetailsProps) {
  const { localText } = useFormats();
  const pictureOf = usePictureOf();
  const picture = pictureOf(product);
  const facts = useProductFacts(product);
  const views = viewsOf(product);
  const kind = [localText(product.category), product.brand].filter(Boolean).join(' · ');

  return (
    <ProductDetailCard
      name={localText(product.name)}
      kind={kind}
      picture={{
        ...picture,
        ...(product.eventDate && { badge: <DateChip date={product.eventDate} /> }),
        // The number of remaining places is beside the button.
        ...(picture.tone === 'warning' && { tag: null }),
      }}
      gallery={views.length > 1 ? <ProductGallery product={product} views={views} /> : undefined}
      isPage={isPage}
      facts={facts}
    >
      {children}
    </ProductDetailCard>
  );
}
