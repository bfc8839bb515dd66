import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';
import { useUiText } from './useUiText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'tile' | 'circle' | 'block';
  /** CSS lengths, if the shape's own lengths do not fit. */
  width?: string | undefined;
  height?: string | undefined;
}

/** A grey placeholder shape. Appears after 200 ms, so that fast content does not flash. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** The placeholder shapes of a part of the page, with one announcement. */
export function SkeletonGroup({ children, ...props }: ComponentProps<'div'>) {
  const t = useUiText();
  return (
    <div {...props} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
