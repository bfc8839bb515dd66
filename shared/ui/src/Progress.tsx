import { classNames } from './classNames.ts';
import styles from './Progress.module.css';

export interface ProgressProps {
  /** The subject and the progress in words: «Шаг 2 из 3». */
  label: string;
  value: number;
  max: number;
  /** Shows `max` segments, of which `value` are full, and not one bar. */
  isSegmented?: boolean | undefined;
}

export function Progress({ label, value, max, isSegmented = false }: ProgressProps) {
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      {isSegmented ? (
        Array.from({ length: max }, (_, index) => (
          <span key={index} className={classNames(styles.part, index < value && styles.full)} />
        ))
      ) : (
        <span className={styles.part}>
          <span
            className={styles.fill}
            style={{ width: `${max > 0 ? Math.min(1, value / max) * 100 : 0}%` }}
          />
        </span>
      )}
    </div>
  );
}
