import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Id of the heading, for `aria-labelledby` of the section. */
  id: string;
  title: ReactNode;
  /** A link at the end of the line. */
  action: ReactNode;
}

export function SectionHead({ id, title, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
