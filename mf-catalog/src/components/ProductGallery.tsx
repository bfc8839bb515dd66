import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { ProductPicture } from '@cabinet/ui';
import { Carousel } from '@cabinet/ui/Carousel';
import { useTranslation } from 'react-i18next';
import { usePictureOf } from './usePictureOf.ts';

export interface ProductGalleryProps {
  product: Product;
  /** Addresses of the pictures. */
  views: readonly string[];
}

export function ProductGallery({ product, views }: ProductGalleryProps) {
  const { t } = useTranslation('mf-catalog-later');
  const { localText } = useFormats();
  const pictureOf = usePictureOf();
  const name = localText(product.name);

  return (
    <Carousel label={t('product.gallery')}>
      {views.map((src, place) => (
        <ProductPicture
          key={src}
          {...pictureOf(product)}
          src={src}
          size="page"
          alt={t('product.view', { name, number: place + 1 })}
        />
      ))}
    </Carousel>
  );
}
