import { Grid } from '@cabinet/ui/Grid';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import layout from './layout.module.css';

export function Shapes() {
  return (
    <div className={layout.list}>
      <Skeleton shape="title" width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
      <Skeleton shape="circle" />
      <Skeleton shape="block" height="calc(5 * var(--rem))" />
    </div>
  );
}

export function Cards() {
  return (
    <SkeletonGroup>
      <Grid column="sm">
        {['first', 'second', 'third'].map((card) => (
          <div key={card} className={layout.list}>
            <Skeleton shape="tile" />
            <Skeleton width="80%" />
            <Skeleton width="45%" />
          </div>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
