import type { CSSProperties, ReactNode } from 'react';
import styles from './NearPage.module.css';
import { useNear } from './useNear.ts';

export interface NearPageProps {
  /** Page number. */
  page: number;
  /** Number of products on the page. */
  length: number;
  /** Height of the page at the last visit, in pixels. */
  kept: number | undefined;
  children: ReactNode;
}

/**
 * A page of a long list. Away from the view it renders only an empty box, because a list can have thousands
 * of products.
 */
export function NearPage({ page, length, kept, children }: NearPageProps) {
  const { ref, isNear, height = kept } = useNear<HTMLDivElement>();
  if (isNear) {
    return (
      <div ref={ref} data-page={page}>
        {children}
      </div>
    );
  }
  const size = height === undefined ? ({ '--length': length } as CSSProperties) : { height };
  return <div ref={ref} data-page={page} className={styles.away} style={size} />;
}
