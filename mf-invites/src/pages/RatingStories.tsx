import type { Story } from '@cabinet/contracts/rating';
import { initials } from '@cabinet/domain/initials';
import { useFormats } from '@cabinet/i18n';
import { LoadFailure, Skeleton, SkeletonGroup } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { RingBadge } from '../components/RingBadge.tsx';
import { useStories } from '../data/useStories.ts';
import styles from './RatingStories.module.css';

const PLACES = [1, 2, 3];

/** Stories of participants. Renders nothing without any. */
export function RatingStories() {
  const { t } = useTranslation('mf-invites-rating');
  const { stories, error, retry, isRefreshing } = useStories();
  if (stories?.length === 0) return null;
  return (
    <section className={styles.stories} aria-labelledby="stories">
      <h2 id="stories">{t('stories')}</h2>
      {stories ? (
        <ul className={styles.list}>
          {stories.map((story) => (
            <StoryItem key={story.id} {...story} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />
      ) : (
        <SkeletonGroup className={styles.list}>
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" height="calc(14 * var(--rem))" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function StoryItem({ name, study, friends, text }: Story) {
  const { t } = useTranslation('mf-invites-rating');
  const { localText } = useFormats();
  return (
    <li className={styles.story}>
      <figure className={styles.figure}>
        <blockquote className={styles.text}>{localText(text)}</blockquote>
        <figcaption className={styles.who}>
          <RingBadge aria-hidden="true">{initials(name)}</RingBadge>
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.study}>
              {localText(study)}, {t('row.friends', { count: friends })}
            </span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
