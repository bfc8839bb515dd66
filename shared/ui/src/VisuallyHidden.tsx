import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './VisuallyHidden.module.css';

/** The look of it, for an element that is seen at other times. */
export function hiddenClass(): string {
  return classNames(styles.hidden);
}

/** Words for those who listen to the page. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
