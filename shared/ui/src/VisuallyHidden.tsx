import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './VisuallyHidden.module.css';

/** Returns the class, for an element that is visible at other times. */
export function hiddenClass(): string {
  return classNames(styles.hidden);
}

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
