import type { CSSProperties, ReactNode } from 'react';
import styles from './NearPage.module.css';
import { useNear } from './useNear.ts';

export interface NearPageProps {
  /** Its number. */
  page: number;
  /** How many products it holds. */
  length: number;
  /** How high it was when the list was here before, in pixels. */
  kept: number | undefined;
  children: ReactNode;
}

/** A page of a long list: there while it is in view or near it, otherwise only its room (thousands of products). */
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
