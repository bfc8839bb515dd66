import type { getRating, RatingEntry } from '@cabinet/contracts/rating';
import type { RouteOutput } from '@cabinet/contracts/route';
import { useFormats } from '@cabinet/i18n';
import { openSharePanel } from '@cabinet/state';
import { buttonClass, Stage } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nextRank } from '../../domain/nextRank.ts';
import { paths } from '../../paths.ts';
import styles from './OwnRank.module.css';
import { RatingRow } from './RatingRow.tsx';

export type Rating = RouteOutput<typeof getRating>;

/** The participant's place, the neighbours, and the way up. */
export function OwnRank({ rating: { client, neighbours, isHidden } }: { rating: Rating }) {
  const { t } = useTranslation('mf-invites-rating');
  return (
    <Stage className={styles.stage} aria-label={t('own.title')}>
      <div className={styles.own}>
        {client ? (
          <Figure own={client} isHidden={isHidden ?? false} />
        ) : (
          <p className={styles.none}>{t('own.none')}</p>
        )}
        <p className={styles.lead}>
          <Way own={client} neighbours={neighbours ?? []} isHidden={isHidden ?? false} />
        </p>
        <Link className={buttonClass({ variant: 'accent' })} to={paths.invite} onClick={openSharePanel}>
          {t('own.invite')}
        </Link>
      </div>
      {neighbours && neighbours.length > 1 && (
        <ol className={styles.around} aria-label={t('own.around')}>
          {neighbours.map((entry) => (
            <RatingRow key={entry.place} entry={entry} isOnStage />
          ))}
        </ol>
      )}
    </Stage>
  );
}

function Figure({ own, isHidden }: { own: RatingEntry; isHidden: boolean }) {
  const { t } = useTranslation('mf-invites-rating');
  const { formatNumber } = useFormats();
  return (
    <p>
      <span className={styles.label}>{t(isHidden ? 'own.hidden' : 'own.label')}</span>{' '}
      <strong className={styles.figure}>{formatNumber(own.place)}</strong>
    </p>
  );
}

interface WayProps {
  own: RatingEntry | null;
  neighbours: RatingEntry[];
  isHidden: boolean;
}

/** A sentence about the participant's place. */
function Way({ own, neighbours, isHidden }: WayProps) {
  const { t } = useTranslation('mf-invites-rating');
  if (!own) return t('own.noneText');
  if (isHidden) return t('own.hiddenText');
  if (own.place === 1) return t('own.first');
  const next = nextRank(own, neighbours);
  return next && t('own.next', { count: next.friends, place: next.place });
}
