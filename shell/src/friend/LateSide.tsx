import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import type { ReactNode } from 'react';
import styles from './LateSide.module.css';
import type { Late } from './useLate.ts';

interface LateSideProps<Loaded> {
  late: Late<Loaded>;
  /** The title of the message if the part fails to load. */
  failure: string;
  children(part: Loaded): ReactNode;
}

/** Shows a part of the page when its code has loaded. */
export function LateSide<Loaded>({
  late: { part, hasFailed, retry },
  failure,
  children,
}: LateSideProps<Loaded>) {
  if (part) return children(part);
  if (hasFailed) return <LoadFailure title={failure} onRetry={retry} />;
  return (
    <SkeletonGroup className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton />
    </SkeletonGroup>
  );
}
