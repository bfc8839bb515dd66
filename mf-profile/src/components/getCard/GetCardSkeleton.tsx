import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './GetCardSkeleton.module.css';

/** The place of the form while nobody knows yet whether there is a card. */
export function GetCardSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <Skeleton width="40%" />
      <Skeleton shape="title" width="70%" />
      <Skeleton shape="block" height="calc(20 * var(--rem))" />
    </SkeletonGroup>
  );
}
