import { RATING_PERIODS, type RatingPeriod } from '@cabinet/contracts/rating';
import { EmptyState, LoadFailure, PageHeading, Segments } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { OwnRank } from '../components/rating/OwnRank.tsx';
import { RatingSkeleton } from '../components/rating/RatingSkeleton.tsx';
import { TopList } from '../components/rating/TopList.tsx';
import { useRating } from '../data/useRating.ts';
import { useRatingPeriod } from '../data/useRatingPeriod.ts';
import styles from './RatingPage.module.css';
import { RatingStories } from './RatingStories.tsx';
import { RatingVisibility } from './RatingVisibility.tsx';

export function RatingPage() {
  const { t } = useTranslation('mf-invites-rating');
  const { period, show } = useRatingPeriod();
  const periods = RATING_PERIODS.map((value) => ({ value, text: t(`period.${value}`) }));
  return (
    <div className={styles.page}>
      <PageHeading
        lead={t('lead')}
        aside={<Segments label={t('period.label')} options={periods} value={period} onChange={show} />}
      >
        {t('title')}
      </PageHeading>
      <Rating period={period} />
      <RatingStories />
    </div>
  );
}

/** §8: a failure shows in its own place. */
function Rating({ period }: { period: RatingPeriod }) {
  const { t } = useTranslation('mf-invites-rating');
  const { rating, error, retry, isRefreshing } = useRating(period);

  if (!rating && error) {
    return <LoadFailure title={t('failed')} error={error} onRetry={retry} busy={isRefreshing} />;
  }
  if (!rating) return <RatingSkeleton />;
  return (
    <>
      <OwnRank rating={rating} />
      <div className={styles.columns}>
        {rating.top.length > 0 ? (
          <TopList key={period} entries={rating.top} />
        ) : (
          <EmptyState title={t('empty.title')} text={t(`empty.${period}`)} />
        )}
        <RatingVisibility isHidden={rating.isHidden ?? false} />
      </div>
    </>
  );
}
