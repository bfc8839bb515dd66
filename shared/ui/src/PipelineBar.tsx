import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './PipelineBar.module.css';

export interface PipelinePart {
  id: string;
  /** After the count: «на проверке». */
  label: string;
  count: number;
  /** The colour: a step of an invitation, or `over` for invitations that ended without a reward. */
  step: 'sent' | 'review' | 'working' | 'waiting' | 'paid' | 'over';
}

/** Shows the number of items at each step, as a bar in parts and as a legend in words. */
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
