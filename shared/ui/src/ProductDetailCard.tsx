import { PageHeading, ProductPicture, type ProductPictureProps, Skeleton, SkeletonGroup } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './ProductDetailCard.module.css';

export interface ProductFact {
  name: string;
  text: ReactNode;
  /** On a line of its own below the text. */
  note?: ReactNode;
}

export interface ProductDetailCardProps {
  name: string;
  /** Above the name: what kind of thing it is. */
  kind?: ReactNode;
  picture: Omit<ProductPictureProps, 'size' | 'alt'>;
  /** In place of the picture: several of them. */
  gallery?: ReactNode;
  /** On a page of its own the name is the heading; a dialog has its heading already. */
  isPage?: boolean | undefined;
  /** Price and purchase. */
  children?: ReactNode;
  /** What else to decide by; one without a text is left out. */
  facts: readonly ProductFact[];
}

/** Picture on the left, everything to decide by on the right; one under another on a phone. */
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

/** The same in grey. */
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
