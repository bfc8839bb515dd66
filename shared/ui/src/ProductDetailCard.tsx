import { PageHeading, ProductPicture, type ProductPictureProps, Skeleton, SkeletonGroup } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './ProductDetailCard.module.css';

export interface ProductFact {
  name: string;
  text: ReactNode;
  /** On a separate line below the text. */
  note?: ReactNode;
}

export interface ProductDetailCardProps {
  name: string;
  /** Above the name: the kind of product. */
  kind?: ReactNode;
  picture: Omit<ProductPictureProps, 'size' | 'alt'>;
  /** Replaces the picture with several pictures. */
  gallery?: ReactNode;
  /** On a page, the name is the heading. A dialog already has its heading. */
  isPage?: boolean | undefined;
  /** Price and purchase. */
  children?: ReactNode;
  /** More information for the decision. Facts without a text are omitted. */
  facts: readonly ProductFact[];
}

/**
 * A product with its picture on the left and the details on the right. On a phone, the details are below the
 * picture.
 */
export function ProductDetailCard({ name, kind, picture, isPage, ...props }: ProductDetailCardProps) {
  const { gallery, children, facts } = props;
  return (
    <div className={styles.details}>
      <div className={styles.picture}>
        {gallery ?? <ProductPicture {...picture} size="page" alt={name} />}
      </div>
      <div className={styles.side}>
        {kind && <p className={styles.kind}>{kind}</p>}
        {isPage ? <PageHeading>{name}</PageHeading> : <p className={styles.name}>{name}</p>}
        {children}
        <dl className={styles.facts}>
          {facts
            .filter(({ text }) => text)
            .map((fact) => (
              <div key={fact.name} className={styles.fact}>
                <dt>{fact.name}</dt>
                <dd>
                  {fact.text}
                  {fact.note && <span className={styles.note}>{fact.note}</span>}
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </div>
  );
}

/** The placeholder of the card. */
export function ProductDetailCardSkeleton() {
  return (
    <SkeletonGroup className={styles.details}>
      <div className={styles.picture}>
        <Skeleton shape="tile" />
      </div>
      <div className={styles.side}>
        <Skeleton width="40%" />
        <Skeleton shape="title" width="80%" />
        <Skeleton shape="title" width="45%" />
        <Skeleton shape="block" height="calc(3 * var(--rem))" />
        <Skeleton />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  );
}
