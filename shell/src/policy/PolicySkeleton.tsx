import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import styles from './PolicyDialog.module.css';

/** Stands in the text's place. */
export function PolicySkeleton() {
  return (
    <SkeletonGroup className={styles.ground}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </SkeletonGroup>
  );
}
