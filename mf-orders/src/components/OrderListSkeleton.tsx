import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './OrderListSkeleton.module.css';

const ROWS = [1, 2, 3, 4];

export function OrderListSkeleton() {
  return (
    <SkeletonGroup>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="block" height="auto" />
          <div className={styles.what}>
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
          <Skeleton width="100%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
