import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';
import { useUiText } from './useUiText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'tile' | 'circle' | 'block';
  /** CSS lengths where the shape's own do not fit the thing it stands for. */
  width?: string | undefined;
  height?: string | undefined;
}

/** One grey shape; appears after 200 ms, so that what comes at once does not flash. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** The shapes of a part of the page that is on its way, announced once. */
export function SkeletonGroup({ children, ...props }: ComponentProps<'div'>) {
  const t = useUiText();
  return (
    <div {...props} aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
