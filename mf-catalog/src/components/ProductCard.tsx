import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { ProductCard as Card } from '@cabinet/ui/ProductCard';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { productLinkTarget } from '../domain/place.ts';
import { productPath } from '../paths.ts';
import { usePictureOf } from './usePictureOf.ts';

export interface ProductCardProps {
  product: Product;
  /** Tokens to spend; null where nothing can be bought with them. */
  available: number | null;
}

/** A product of the list, which leads to it. */
export function ProductCard({ product, available }: ProductCardProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const pictureOf = usePictureOf();
  const target = productLinkTarget(useLocation());
  const missing = available === null || product.stock === 0 ? 0 : product.price - available;

  return (
    <li>
      <Card
        as={Link}
        to={productPath(product.id)}
        {...target}
        name={localText(product.name)}
        price={product.price}
        picture={pictureOf(product)}
        note={missing > 0 && t('card.missing', { tokens: formatTokens(missing) })}
      />
    </li>
  );
}
