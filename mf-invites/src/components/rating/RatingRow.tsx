import type { RatingEntry } from '@cabinet/contracts/rating';
import { useFormats } from '@cabinet/i18n';
import { Tag, Tokens } from '@cabinet/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { RingBadge } from '../RingBadge.tsx';
import styles from './RatingRow.module.css';

interface RatingRowProps {
  entry: RatingEntry;
  isOnStage?: boolean;
  /** Ref of a row that can take the focus. */
  ref?: Ref<HTMLLIElement> | undefined;
}

export function RatingRow({ entry, isOnStage = false, ref }: RatingRowProps) {
  const { t } = useTranslation('mf-invites-rating');
  const { formatNumber } = useFormats();
  const { place, name, friends, amount, isOwn } = entry;
  return (
    <li
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={styles.row}
      data-own={isOwn || undefined}
      data-stage={isOnStage || undefined}
      data-place={place}
    >
      <span className={styles.place}>
        <RingBadge>{formatNumber(place)}</RingBadge>
      </span>
      <span className={styles.name}>
        {name} {isOwn && <Tag tone="surface">{t('row.own')}</Tag>}
      </span>
      <span className={styles.friends}>{t('row.friends', { count: friends ?? 0 })}</span>
      <Tokens className={styles.amount} amount={amount ?? 0} />
    </li>
  );
}
