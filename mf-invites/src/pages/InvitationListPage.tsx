import type { Invitation } from '@cabinet/contracts/invitations';
import { invitationFigures } from '@cabinet/domain/friendFigures';
import { useFormats } from '@cabinet/i18n';
import { loadUser, openSharePanel, referralLinkAtom, userErrorAtom } from '@cabinet/state';
import { Button, buttonClass, EmptyState, LoadFailure, PageHeading, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { Copy, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { InvitationListSkeleton } from '../components/InvitationListSkeleton.tsx';
import { FriendFigures, InvitationSummary } from '../components/InvitationSummary.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useInvitations } from '../data/useInvitations.ts';
import { useShareReferral } from '../data/useShareReferral.ts';
import { paths } from '../paths.ts';
import { Friends } from './Friends.tsx';
import { InvitationDialogs } from './InvitationDialogs.tsx';
import styles from './InvitationListPage.module.css';

const ICON = { size: 18, strokeWidth: 1.8, 'aria-hidden': true } as const;

export function InvitationListPage() {
  const { t } = useTranslation('mf-invites');
  return (
    <div className={styles.page}>
      <PageHeading aside={<Ways />}>
        {t('list.title')} <Count />
      </PageHeading>
      <InvitationList />
      <InvitationDialogs />
    </div>
  );
}

/** Counts the same invitations as the bar and the list. */
function Count() {
  const { formatNumber } = useFormats();
  const { invitations } = useInvitations();
  const count = invitations?.length ?? 0;
  return count > 0 && <span className={styles.count}>{formatNumber(count)}</span>;
}

/** Both ways to invite a friend. An empty list shows the form link itself. */
function Ways() {
  const { t } = useTranslation('mf-invites');
  const link = useAtomValue(referralLinkAtom);
  const { invitations } = useInvitations();
  return (
    <div className={styles.ways}>
      {invitations?.length !== 0 && (
        <Link className={buttonClass()} to={paths.invite} onClick={openSharePanel}>
          <UserPlus {...ICON} />
          {t('list.invite')}
        </Link>
      )}
      {link && <CopyButton link={link} />}
    </div>
  );
}

function CopyButton({ link }: { link: string }) {
  const { t } = useTranslation('mf-invites');
  const { copy } = useShareReferral(link);
  return (
    <Button variant="line" onClick={copy}>
      <Copy {...ICON} />
      {t('list.copy')}
    </Button>
  );
}

function InvitationList() {
  const { t } = useTranslation('mf-invites');
  const { invitations, error, retry, isRefreshing } = useInvitations();

  // A failed refresh keeps the loaded list on screen.
  if (!invitations && error) return <LoadFailure error={error} onRetry={retry} busy={isRefreshing} />;
  if (!invitations) return <InvitationListSkeleton />;
  if (invitations.length > 0) return <Summary invitations={invitations} />;
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <Link className={buttonClass()} to={paths.invite} onClick={openSharePanel}>
          {t('list.invite')}
        </Link>
      }
    />
  );
}

function Summary({ invitations }: { invitations: Invitation[] }) {
  const { steps } = invitationFigures(invitations);
  return (
    <>
      <InvitationSummary figures={<Figures />} steps={steps} />
      <Friends invitations={invitations} />
    </>
  );
}

/** If the friends fail to load, only the figures show the error. */
function Figures() {
  const { phase, figures } = useFriends();
  const error = useAtomValue(userErrorAtom) ?? undefined;
  if (figures) return <FriendFigures {...figures} />;
  if (phase === 'failed') return <LoadFailure error={error} onRetry={() => void loadUser()} />;
  return <Skeleton shape="title" width="100%" />;
}
