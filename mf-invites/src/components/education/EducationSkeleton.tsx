import { Skeleton, SkeletonGroup } from '@cabinet/ui';
import styles from './EducationSkeleton.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

export function EducationSkeleton() {
  return (
    <SkeletonGroup className={styles.course}>
      <Skeleton shape="block" height="calc(18 * var(--rem))" />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height="calc(12 * var(--rem))" />
        ))}
      </div>
    </SkeletonGroup>
  );
}
