import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './InviteSkeleton.module.css';

const FIELDS = [1, 2, 3, 4, 5, 6];

export function InviteSkeleton() {
  return (
    <SkeletonGroup className={styles.page}>
      <Skeleton shape="title" width="60%" />
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="block" height="76px" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
