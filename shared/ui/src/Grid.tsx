import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** Use `ul` if the children are `<li>`s. */
  as?: 'div' | 'ul' | undefined;
  /** Minimum column width: 160, 240 or 320 pixels at the usual text size. */
  column?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * Shows as many equal columns as fit. Only the documentation shows the component (§2).
 */
export function Grid({ as = 'div', column = 'md', className, ...props }: GridProps) {
  const Box = as as 'div';
  return <Box {...props} className={classNames(styles.grid, styles[column], className)} />;
}
