import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import type { ProductPictureProps } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { areFew } from '../domain/stock.ts';

type Pictured = Pick<Product, 'section' | 'imageUrl' | 'tile' | 'isNew' | 'stock' | 'owned'>;

/** The picture of a product with its most important tag. */
export function usePictureOf(): (product: Pictured) => ProductPictureProps {
  const { t } = useTranslation('mf-catalog');
  const { formatNumber } = useFormats();

  function wordOf({ section, isNew, stock, owned }: Pictured): Pick<ProductPictureProps, 'tag' | 'tone'> {
    const isEvent = section === 'events';
    if (isEvent && owned) return { tag: t('card.going'), tone: 'success' };
    if (stock === 0) return { tag: t(isEvent ? 'card.noPlaces' : 'card.soldOut') };
    if (isEvent && areFew(stock))
      return { tag: t('card.places', { count: stock, number: formatNumber(stock) }), tone: 'warning' };
    return { tag: isNew && t('card.new') };
  }

  return (product) => ({
    src: product.imageUrl,
    tile: product.tile,
    isFaded: product.stock === 0,
    ...wordOf(product),
  });
}
