import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  /** Names the section. */
  id: string;
  title: ReactNode;
  /** At the end of the line: a link. */
  action: ReactNode;
}

/** The heading of a section of the home page. */
export function SectionHead({ id, title, action }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <div className={styles.action}>{action}</div>
    </div>
  );
}
