import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './EmailChangeSkeleton.module.css';

export function EmailChangeSkeleton() {
  return (
    <SkeletonGroup className={styles.page}>
      <Skeleton shape="title" />
      <Skeleton width="40%" />
      <Skeleton shape="block" height="calc(18 * var(--rem))" />
    </SkeletonGroup>
  );
}
