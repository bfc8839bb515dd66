import type { ComponentProps } from 'react';
import styles from './RingBadge.module.css';

/** A ring around initials or a place, in the colour of `--ring`. `isOpen` marks an ended invitation. */
export function RingBadge({ isOpen, ...span }: ComponentProps<'span'> & { isOpen?: boolean }) {
  return <span {...span} className={styles.ring} data-open={isOpen || undefined} />;
}
