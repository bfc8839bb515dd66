import { invitationFigures, referralFigures } from '@cabinet/domain/friendFigures';
import { loadUser, userErrorAtom } from '@cabinet/state';
import { LoadFailure, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FriendFigures } from '../components/FriendFigures.tsx';
import { InvitationPipeline } from '../components/InvitationPipeline.tsx';
import { SectionHead } from '../components/SectionHead.tsx';
import { TextButton } from '../components/TextButton.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useInvitations } from '../data/useInvitations.ts';
import { neighbours } from '../paths.ts';
import styles from './FriendsSection.module.css';

/** The friends in figures and the steps of the invitations. Empty without friends. */
export function FriendsSection() {
  const { t } = useTranslation('mf-profile');
  const id = useId();
  const { phase, registrations, payments } = useFriends();
  const { invitations, error } = useInvitations();
  const isWaiting = !invitations && !error;
  const isNobody = registrations?.length === 0 && payments?.length === 0;
  if (isNobody && invitations && invitationFigures(invitations).open === 0) return null;

  return (
    <section className={styles.friends} aria-labelledby={id} aria-busy={phase === 'loading' || isWaiting}>
      <SectionHead
        id={id}
        title={t('friends.title')}
        action={<Link to={neighbours.invites}>{t('friends.all')}</Link>}
      />
      {phase === 'failed' ? <FailedFigures /> : <Figures />}
      <Way />
    </section>
  );
}

/** The figures of the friends. A press opens the details. */
function Figures() {
  const { t } = useTranslation('mf-profile');
  const { phase, registrations, payments } = useFriends();
  const { invitations } = useInvitations();
  const { open } = useHomeDialog();
  const { registered, studying } = referralFigures(registrations ?? [], payments ?? []);
  return (
    <div>
      <FriendFigures
        invitations={invitations ?? null}
        isKnown={phase === 'known'}
        registrations={registrations ?? []}
        payments={payments ?? []}
      />
      <TextButton onClick={() => open('friends')}>
        {`${t('friends.registrations', { count: registered })}, ${t('friends.payments', { count: studying })}: ${t('friends.open')}`}
      </TextButton>
    </div>
  );
}

function FailedFigures() {
  const error = useAtomValue(userErrorAtom) ?? undefined;
  return <LoadFailure error={error} onRetry={() => void loadUser()} />;
}

/** If the invitations fail to load, only their bar shows the error. */
function Way() {
  const { t } = useTranslation('mf-profile');
  const { invitations, error, retry } = useInvitations();
  if (invitations) return <InvitationPipeline invitations={invitations} />;
  return error ? (
    <LoadFailure title={t('friends.failed')} error={error} onRetry={retry} />
  ) : (
    <Skeleton shape="block" height="62px" />
  );
}
