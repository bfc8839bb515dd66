import type { Product } from '@cabinet/contracts/products';
import { useFormats } from '@cabinet/i18n';
import { ProductCard as Card } from '@cabinet/ui/ProductCard';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { productLinkTarget } from '../domain/productLink.ts';
import { productPath } from '../paths.ts';
import { DateChip } from './DateChip.tsx';
import { Highlight } from './Highlight.tsx';
import styles from './ProductCard.module.css';
import { hasLine, ProductLine } from './ProductLine.tsx';
import { usePictureOf } from './usePictureOf.ts';

export interface ProductCardProps {
  product: Product;
  /** Tokens to spend. Null if the participant cannot buy. */
  available: number | null;
  /** The search text, marked in the name. */
  search?: string | undefined;
  /** Position in a list that is only partly in the document. */
  place?: { number: number; total: number } | undefined;
  /** In the corner of the picture. */
  heart?: ReactNode;
  /** Further actions below the card. */
  children?: ReactNode;
  /** Ref of the link. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A product of the list, with its link. */
export function ProductCard({ product, available, search = '', place, heart, ...props }: ProductCardProps) {
  const { t } = useTranslation('mf-catalog');
  const { localText, formatTokens } = useFormats();
  const pictureOf = usePictureOf();
  const target = productLinkTarget(useLocation());
  const { eventDate } = product;
  const [before = '', after = ''] = t('card.from', { price: '|' }).split('|');
  const missing = available === null || product.stock === 0 ? 0 : product.price - available;

  return (
    <li className={styles.card} aria-posinset={place?.number} aria-setsize={place?.total}>
      <Card
        as={Link}
        ref={props.ref}
        to={productPath(product.id)}
        {...target}
        name={<Highlight text={localText(product.name)} search={search} />}
        price={product.price}
        picture={{
          ...pictureOf(product),
          ...(eventDate && { size: 'wide', badge: <DateChip date={eventDate} /> }),
          // The heart takes the corner of the tag.
          ...(eventDate && heart && { tag: null }),
        }}
        line={hasLine(product) && <ProductLine product={product} />}
        around={product.isPriceFrom ? { before, after } : undefined}
        note={missing > 0 && t('card.missing', { tokens: formatTokens(missing) })}
      />
      {heart && <div className={styles.heart}>{heart}</div>}
      {props.children}
    </li>
  );
}
