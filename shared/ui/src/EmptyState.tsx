import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { EmptyRings } from './Rings.tsx';

export interface EmptyStateProps {
  /** The missing content. */
  title: ReactNode;
  /** The reason, and the next step. */
  text?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyRings />
      <h2>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
