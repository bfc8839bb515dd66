import { chipClass, Tabs } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { filterQuery, type InvitationFilter, isTurn } from '../domain/invitationFilter.ts';
import { paths } from '../paths.ts';
import styles from './InvitationFilters.module.css';

export interface InvitationFiltersProps {
  current: InvitationFilter;
  /** How many invitations each filter would show. */
  counts: readonly { filter: InvitationFilter; count: number }[];
}

/** Whose turn it is, and the statuses that occur, each with its address; the current one stays although it is empty. */
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
