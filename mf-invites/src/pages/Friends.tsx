import type { Invitation } from '@cabinet/contracts/invitations';
import { buttonClass, PageLoader, Part, Segments, VisuallyHidden } from '@cabinet/ui';
import { Calculator } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { InvitationFilters } from '../components/InvitationFilters.tsx';
import { InvitationRow } from '../components/InvitationRow.tsx';
import { useInvitationDialog } from '../data/useInvitationDialog.ts';
import { useInvitationView, VIEWS } from '../data/useInvitationView.ts';
import { countByFilter, filterInvitations, readFilter } from '../domain/invitationFilter.ts';
import styles from './Friends.module.css';

const loadBoard = () => import('../components/InvitationBoard.tsx');

interface FriendsProps {
  invitations: readonly Invitation[];
}

/** The invitations, as a list with filters or by step. */
export function Friends({ invitations }: FriendsProps) {
  const { t } = useTranslation('mf-invites');
  const { view, show } = useInvitationView();
  const { linkTo } = useInvitationDialog();
  return (
    <section className={styles.friends} aria-label={t('view.friends')}>
      <div className={styles.tools}>
        <Segments
          label={t('view.label')}
          options={VIEWS.map((value) => ({ value, text: t(`view.${value}`) }))}
          value={view}
          onChange={show}
        />
        <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} {...linkTo({ name: 'reward' })}>
          <Calculator size={18} strokeWidth={1.8} aria-hidden="true" />
          {t('list.reward')}
        </Link>
      </div>
      {view === 'list' ? (
        <FilteredList invitations={invitations} />
      ) : (
        <Part load={loadBoard} meanwhile={<PageLoader />}>
          {({ InvitationBoard }) => (
            <InvitationBoard invitations={invitations} linkTo={(id) => linkTo({ name: 'invitation', id })} />
          )}
        </Part>
      )}
    </section>
  );
}

function FilteredList({ invitations }: FriendsProps) {
  const { t } = useTranslation('mf-invites');
  const [search] = useSearchParams();
  const { linkTo } = useInvitationDialog();
  const filter = readFilter(search);
  const shown = filterInvitations(invitations, filter);
  return (
    <>
      <InvitationFilters current={filter} counts={countByFilter(invitations)} />
      {/* Announces the number of matches of a filter. */}
      <VisuallyHidden role="status">{t('list.count', { count: shown.length })}</VisuallyHidden>
      <ul aria-label={t('list.title')}>
        {shown.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            link={linkTo({ name: 'invitation', id: invitation.id })}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{t('list.none')}</p>}
    </>
  );
}
