import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './InvitationListSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5];

export function InvitationListSkeleton() {
  return (
    <SkeletonGroup className={styles.list}>
      <Skeleton shape="title" width="100%" />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.who}>
            <Skeleton width="40%" />
            <Skeleton width="60%" />
          </div>
          <Skeleton width="100%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
