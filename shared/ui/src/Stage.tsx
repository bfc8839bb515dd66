import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Stage.module.css';

export interface StageProps extends ComponentProps<'section'> {
  /**
   * For the first element of a page. Reaches the edges on a phone, and 16 px beyond the text on a wide
   * screen.
   */
  isBleeding?: boolean;
}

/** The loud surface, at most once on a screen. Use `accent` and `stage` buttons on it. */
export function Stage({ isBleeding = false, className, ...props }: StageProps) {
  return <section {...props} className={classNames(styles.stage, isBleeding && styles.bleed, className)} />;
}
