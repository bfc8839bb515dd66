import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen to the page. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.hidden} />;
}
