import type { Invitation } from '@cabinet/contracts/loyalty';
import { referralLinkAtom } from '@cabinet/state/referral';
import { loadUser, userErrorAtom } from '@cabinet/state/user';
import { Button, buttonClass } from '@cabinet/ui/Button';
import { EmptyState } from '@cabinet/ui/EmptyState';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Skeleton } from '@cabinet/ui/Skeleton';
import { VisuallyHidden } from '@cabinet/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { InvitationFilters } from '../components/InvitationFilters.tsx';
import { InvitationListSkeleton } from '../components/InvitationListSkeleton.tsx';
import { InvitationRow } from '../components/InvitationRow.tsx';
import { FriendFigures, InvitationSummary } from '../components/InvitationSummary.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useInvitations } from '../data/useInvitations.ts';
import { countByStatus, filterInvitations, readFilter } from '../domain/invitationFilter.ts';
import { paths } from '../paths.ts';
import styles from './InvitationListPage.module.css';
import { useShareReferral } from './useShareReferral.ts';

export function InvitationListPage() {
  const { t } = useTranslation('mf-invites');
  const link = useAtomValue(referralLinkAtom);
  return (
    <div className={styles.page}>
      <PageHeading aside={link && <CopyButton link={link} />}>{t('list.title')}</PageHeading>
      <InvitationList />
    </div>
  );
}

function CopyButton({ link }: { link: string }) {
  const { t } = useTranslation('mf-invites');
  const { copy } = useShareReferral(link);
  return (
    <Button variant="line" onClick={copy}>
      <Copy size={18} strokeWidth={1.8} aria-hidden="true" />
      {t('list.copy')}
    </Button>
  );
}

function InvitationList() {
  const { t } = useTranslation('mf-invites');
  const { invitations, error, retry, isRefreshing } = useInvitations();

  // A failed refresh never takes away what is already on screen.
  if (!invitations && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (!invitations) return <InvitationListSkeleton />;
  if (invitations.length > 0) return <Friends invitations={invitations} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Link className={buttonClass()} to={paths.invite}>
          {t('empty.action')}
        </Link>
      }
    />
  );
}

/** A start that could not read the friends costs their figures only. */
function Figures() {
  const { phase, figures } = useFriends();
  const error = useAtomValue(userErrorAtom) ?? undefined;
  if (figures) return <FriendFigures {...figures} />;
  if (phase === 'failed') return <LoadFailure error={error} onRetry={() => void loadUser()} />;
  return <Skeleton shape="title" width="100%" />;
}

function Friends({ invitations }: { invitations: Invitation[] }) {
  const { t } = useTranslation('mf-invites');
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const shown = filterInvitations(invitations, filter);
  const counts = countByStatus(invitations).map(({ status, count }) => ({ filter: status, count }));

  return (
    <>
      <InvitationSummary
        figures={<Figures />}
        countOf={(status) => counts.find((entry) => entry.filter === status)?.count ?? 0}
      />
      <InvitationFilters
        current={filter}
        counts={[{ filter: 'all', count: invitations.length }, ...counts]}
      />
      {/* What a filter comes to is heard. */}
      <VisuallyHidden role="status">{t('list.count', { count: shown.length })}</VisuallyHidden>
      <ul aria-label={t('list.title')}>
        {shown.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      {shown.length === 0 && <p className={styles.none}>{t('list.none')}</p>}
    </>
  );
}
