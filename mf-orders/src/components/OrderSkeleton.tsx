import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './OrderSkeleton.module.css';

export function OrderSkeleton() {
  return (
    <SkeletonGroup className={styles.order}>
      <Skeleton shape="title" height="calc(4 * var(--rem))" />
      <Skeleton width="40%" />
      <Skeleton shape="block" />
      <div className={styles.columns}>
        <Skeleton shape="block" height="calc(14 * var(--rem))" />
        <Skeleton shape="block" height="calc(20 * var(--rem))" />
      </div>
    </SkeletonGroup>
  );
}
