import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Grid.module.css';

export interface GridProps extends ComponentProps<'div'> {
  /** `ul` where its children are `<li>`s. */
  as?: 'div' | 'ul' | undefined;
  /** How narrow a column may be: 160, 240 or 320 pixels at the usual size of text. */
  column?: 'sm' | 'md' | 'lg' | undefined;
}

/** As many equal columns as there is room for. */
export function Grid({ as = 'div', column = 'md', className, ...props }: GridProps) {
  const Box = as as 'div';
  return <Box {...props} className={classNames(styles.grid, styles[column], className)} />;
}
