import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './RatingSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

export function RatingSkeleton() {
  return (
    <SkeletonGroup className={styles.rating}>
      <Skeleton shape="block" height="calc(20 * var(--rem))" />
      <Skeleton shape="title" width="40%" />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <Skeleton width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
