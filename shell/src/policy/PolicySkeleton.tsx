import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import styles from './PolicyDialog.module.css';

/** The placeholder of the text. */
export function PolicySkeleton() {
  return (
    <SkeletonGroup className={styles.ground}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </SkeletonGroup>
  );
}
