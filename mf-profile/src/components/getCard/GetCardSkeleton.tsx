import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './GetCardSkeleton.module.css';

/** The placeholder of the form while the cards load. */
export function GetCardSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <Skeleton width="40%" />
      <Skeleton shape="title" width="70%" />
      <Skeleton shape="block" height="calc(20 * var(--rem))" />
    </SkeletonGroup>
  );
}
