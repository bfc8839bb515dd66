import { chipClass, Tabs } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterQuery, type InvitationFilter, isTurn } from '../domain/invitationFilter.ts';
import { paths } from '../paths.ts';
import styles from './InvitationFilters.module.css';

export interface InvitationFiltersProps {
  current: InvitationFilter;
  /** Number of invitations for each filter. */
  counts: readonly { filter: InvitationFilter; count: number }[];
}

/**
 * The filters by turn and by occurring status, each with its link. The current filter stays even if it is
 * empty.
 */
export function InvitationFilters({ current, counts }: InvitationFiltersProps) {
  const { t } = useTranslation('mf-invites');
  const nameOf = (filter: InvitationFilter) => {
    if (filter === 'all') return t('list.all');
    return isTurn(filter) ? t(`turn.${filter}`) : t(`status.${filter}`);
  };
  return (
    <Tabs label={t('list.filters')}>
      {counts
        .filter(({ filter, count }) => count > 0 || filter === current)
        .map(({ filter, count }) => (
          <Link
            key={filter}
            className={chipClass()}
            to={`${paths.list}${filterQuery(filter)}`}
            aria-current={filter === current ? 'page' : undefined}
          >
            {nameOf(filter)}
            <span className={styles.count}>{count}</span>
          </Link>
        ))}
    </Tabs>
  );
}
