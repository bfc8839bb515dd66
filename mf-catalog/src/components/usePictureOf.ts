import type { Product } from '@cabinet/contracts/loyalty';
import type { ProductPictureProps } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

type Pictured = Pick<Product, 'imageUrl' | 'tile' | 'isNew' | 'stock'>;

/** How a product is shown on its tile, with the word that matters most. */
export function usePictureOf(): (product: Pictured) => ProductPictureProps {
  const { t } = useTranslation('mf-catalog');
  return ({ imageUrl, tile, isNew, stock }) => {
    const isSoldOut = stock === 0;
    const tag = isSoldOut ? t('card.soldOut') : isNew && t('card.new');
    return { src: imageUrl, tile, tag, isFaded: isSoldOut };
  };
}
