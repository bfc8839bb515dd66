import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './PipelineBar.module.css';

export interface PipelinePart {
  id: string;
  /** After the count: «на проверке». */
  label: string;
  count: number;
  /** Which colour it has: a step of an invitation, or `over` for those that left the way. */
  step: 'sent' | 'review' | 'working' | 'waiting' | 'paid' | 'over';
}

/** How many things stand at which step: a bar in parts, and the legend that says the same in words. */
export function PipelineBar({ parts }: { parts: readonly PipelinePart[] }) {
  const filled = parts.filter(({ count }) => count > 0);
  if (filled.length === 0) return null;
  return (
    <div className={styles.pipeline}>
      <div className={styles.bar} aria-hidden="true">
        {filled.map(({ id, count, step }) => (
          <span
            key={id}
            className={classNames(styles.part, styles[step])}
            style={{ '--count': count } as CSSProperties}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {filled.map(({ id, label, count, step }) => (
          <li key={id}>
            <span className={classNames(styles.sign, styles[step])} aria-hidden="true" />
            <span>
              <b>{count}</b> {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
