import type { Section } from '@cabinet/contracts/products';
import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import type { ReactNode } from 'react';
import styles from './ProductGrid.module.css';

/** `row` for a few related products, `events` for wide pictures. */
type Layout = 'list' | 'row' | 'events';

/** The layout of a section's list. */
export function layoutOf(section: Section): Layout {
  return section === 'events' ? 'events' : 'list';
}

export interface ProductGridProps {
  /** `<li>` elements. */
  children: ReactNode;
  /** The answer to a new filter is loading. */
  isRefreshing?: boolean;
  layout?: Layout;
}

export function ProductGrid({ children, isRefreshing = false, layout = 'list' }: ProductGridProps) {
  return (
    <ul className={styles.grid} data-layout={layout} aria-busy={isRefreshing || undefined}>
      {children}
    </ul>
  );
}

export interface ProductGridSkeletonProps {
  count?: number;
  layout?: Layout;
}

/** The placeholder of the grid. */
export function ProductGridSkeleton({ count = 9, layout = 'list' }: ProductGridSkeletonProps) {
  return (
    <SkeletonGroup className={styles.grid} data-layout={layout}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.shape}>
          <Skeleton shape="tile" />
          <Skeleton />
          <Skeleton width="40%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
