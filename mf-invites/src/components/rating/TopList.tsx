import type { RatingEntry } from '@cabinet/contracts/rating';
import { ShowMore, useFirstOfMore } from '@cabinet/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RatingRow } from './RatingRow.tsx';
import styles from './TopList.module.css';

/** Number of places shown first. The participant's own place stands above them. */
const FIRST = 10;

/** The participants with the most friends. A press shows the whole list. */
export function TopList({ entries }: { entries: readonly RatingEntry[] }) {
  const { t } = useTranslation('mf-invites-rating');
  const [isExpanded, setExpanded] = useState(false);
  const { ask, first } = useFirstOfMore();
  const shown = isExpanded ? entries : entries.slice(0, FIRST);

  function showAll() {
    ask();
    setExpanded(true);
  }

  return (
    <section className={styles.top} aria-labelledby="rating-top">
      <h2 id="rating-top">{t('top')}</h2>
      <ol className={styles.list} aria-labelledby="rating-top">
        {shown.map((entry, index) => (
          <RatingRow key={entry.place} entry={entry} ref={index === FIRST ? first : undefined} />
        ))}
      </ol>
      <ShowMore count={entries.length - shown.length} onClick={showAll} />
    </section>
  );
}
