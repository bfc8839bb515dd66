import type { Product } from '@cabinet/contracts/loyalty';
import { useFormats } from '@cabinet/i18n/useFormats';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import type { ReactNode } from 'react';
import styles from './ProductDetails.module.css';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ProductDetailsProps {
  product: Product;
  /** On a page of its own the name is the heading; the dialog has its heading already (R29). */
  isPage: boolean;
  /** Price and purchase. */
  children: ReactNode;
}

/** Picture on the left, everything to decide by on the right. */
export function ProductDetails({ product, isPage, children }: ProductDetailsProps) {
  const { localText } = useFormats();
  const name = localText(product.name);
  const kind = [localText(product.category), product.brand].filter(Boolean).join(' · ');

  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        <ProductPicture product={product} size="page" alt={name} />
      </div>
      <div className={styles.side}>
        {kind && <p className={styles.kind}>{kind}</p>}
        {isPage ? <PageHeading>{name}</PageHeading> : <p className={styles.name}>{name}</p>}
        {children}
        <ProductFacts product={product} />
      </div>
    </div>
  );
}

export function ProductDetailsSkeleton() {
  return (
    <SkeletonGroup className={styles.details}>
      <div className={styles.picture}>
        <Skeleton shape="tile" />
      </div>
      <div className={styles.side}>
        <Skeleton width="40%" />
        <Skeleton shape="title" width="80%" />
        <Skeleton shape="title" width="45%" />
        <Skeleton shape="block" height="3rem" />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  );
}
