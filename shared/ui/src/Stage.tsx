import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Stage.module.css';

export interface StageProps extends ComponentProps<'section'> {
  /** First thing of a page: to the edges on a phone, 16 px beyond the text on a wide screen. */
  isBleeding?: boolean;
}

/** The loud surface, at most one on a screen. Buttons on it are `accent` and `stage`. */
export function Stage({ isBleeding = false, className, ...props }: StageProps) {
  return <section {...props} className={classNames(styles.stage, isBleeding && styles.bleed, className)} />;
}
