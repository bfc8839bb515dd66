import { PageHeading } from '@cabinet/ui/PageHeading';
import { Stage } from '@cabinet/ui/Stage';
import type { ReactNode } from 'react';
import styles from './StatePage.module.css';

interface StatePageProps {
  icon: ReactNode;
  title: string;
  /** Calm sentences, one a line: what happened and what to do. */
  lines: string[];
  action?: ReactNode;
}

/** A whole area that says one thing: the loud surface in the place of the page. */
export function StatePage({ icon, title, lines, action }: StatePageProps) {
  return (
    <Stage className={styles.stage}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <PageHeading>{title}</PageHeading>
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {action && <div className={styles.action}>{action}</div>}
    </Stage>
  );
}
