import { Check } from 'lucide-react';
import styles from './LessonRing.module.css';

/**
 * The number of a lesson in a ring that shows the progress, or a check mark. The text beside it has the same
 * information.
 */
export function LessonRing({ number, share }: { number: number; share: number }) {
  return (
    <span className={styles.ring} data-done={share === 1 || undefined} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 64 64" fill="none" strokeWidth="7" aria-hidden="true">
        <circle className={styles.track} cx="32" cy="32" r="28" />
        <circle
          className={styles.fill}
          cx="32"
          cy="32"
          r="28"
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
        />
      </svg>
      {share === 1 ? <Check size={24} strokeWidth={2.4} /> : number}
    </span>
  );
}
