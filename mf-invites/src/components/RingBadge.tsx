import type { ComponentProps } from 'react';
import styles from './RingBadge.module.css';

/** A friend is a ring: a few letters or a place in one, in the colour of `--ring` around it. An open one has left the way. */
export function RingBadge({ isOpen, ...span }: ComponentProps<'span'> & { isOpen?: boolean }) {
  return <span {...span} className={styles.ring} data-open={isOpen || undefined} />;
}
