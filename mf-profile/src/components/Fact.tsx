import type { ReactNode } from 'react';
import styles from './Fact.module.css';

interface FactProps {
  title: string;
  children: ReactNode;
  /** Additional information. */
  note?: ReactNode;
  /** A link that acts on the fact. */
  action?: ReactNode;
}

export function Fact({ title, children, note, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
