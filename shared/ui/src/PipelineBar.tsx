import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import styles from './PipelineBar.module.css';

export interface PipelinePart {
  id: string;
  /** After the count: «на проверке». */
  label: string;
  count: number;
  tone: 'mute' | 'ring2' | 'accent' | 'ring3' | 'primary';
}

/** How many things stand at which step: a bar in parts, and the legend that says the same in words. */
export function PipelineBar({ parts }: { parts: readonly PipelinePart[] }) {
  const filled = parts.filter(({ count }) => count > 0);
  return (
    <div className={styles.pipeline}>
      <div className={styles.bar} aria-hidden="true">
        {filled.length === 0 && <span className={styles.none} />}
        {filled.map(({ id, count, tone }) => (
          <span
            key={id}
            className={classNames(styles.part, styles[tone])}
            style={{ '--count': count } as CSSProperties}
          />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map(({ id, label, count, tone }) => (
          <li key={id}>
            <span className={classNames(styles.sign, styles[tone])} aria-hidden="true" />
            <span>
              <b>{count}</b> {label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
