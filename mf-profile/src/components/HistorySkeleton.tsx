import { Skeleton } from '@cabinet/ui';
import { LATEST } from '../domain/history.ts';
import styles from './HistorySkeleton.module.css';

/** The placeholder of the latest operations. */
export function HistorySkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: LATEST }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  );
}
