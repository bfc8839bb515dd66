import type { ReactNode } from 'react';
import styles from './Fact.module.css';

interface FactProps {
  title: string;
  children: ReactNode;
  /** What there is to know about it beyond that. */
  note?: ReactNode;
  /** What can be done about it: a link. */
  action?: ReactNode;
}

/** One line of a list of facts. */
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
