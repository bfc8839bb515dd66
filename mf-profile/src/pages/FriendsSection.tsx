import { loadUser, userErrorAtom } from '@cabinet/state';
import { EmptyState, LoadFailure, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FriendFigures } from '../components/FriendFigures.tsx';
import { InvitationPipeline } from '../components/InvitationPipeline.tsx';
import { TextButton } from '../components/TextButton.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useInvitations } from '../data/useInvitations.ts';
import { friendTokens } from '../domain/friends.ts';
import { neighbours } from '../paths.ts';
import styles from './FriendsSection.module.css';
import { useHomeDialog } from './useHomeDialog.ts';

/** The friends in numbers, and where those are who were invited. */
export function FriendsSection() {
  const { t } = useTranslation('mf-profile');
  const id = useId();
  const { phase, registrations, payments } = useFriends();
  const { invitations, error } = useInvitations();
  const { open } = useHomeDialog();
  const isWaiting = !invitations && !error;
  const isNobody = registrations?.length === 0 && payments?.length === 0;

  if (isNobody && invitations?.length === 0) {
    return (
      <section className={styles.empty}>
        <EmptyState title={t('friends.empty')} text={t('friends.emptyText')} />
      </section>
    );
  }
  return (
    <section className={styles.friends} aria-labelledby={id} aria-busy={phase === 'loading' || isWaiting}>
      <div className={styles.head}>
        <h2 id={id}>{t('friends.title')}</h2>
        <TextButton onClick={() => open('friends')}>{t('friends.open')}</TextButton>
      </div>
      <div>
        {phase === 'failed' ? (
          <FailedFigures />
        ) : (
          <FriendFigures
            isKnown={phase === 'known'}
            registrations={registrations?.length ?? 0}
            payments={payments?.length ?? 0}
            tokens={friendTokens([...(registrations ?? []), ...(payments ?? [])])}
          />
        )}
      </div>
      <div className={styles.way}>
        <Way />
      </div>
    </section>
  );
}

function FailedFigures() {
  const error = useAtomValue(userErrorAtom) ?? undefined;
  return <LoadFailure error={error} onRetry={() => void loadUser()} />;
}

/** A failure of the invitations takes nothing but their bar. */
function Way() {
  const { t } = useTranslation('mf-profile');
  const { invitations, error, retry } = useInvitations();
  if (!invitations) {
    return error ? (
      <LoadFailure title={t('friends.failed')} error={error} onRetry={retry} />
    ) : (
      <Skeleton shape="block" height="62px" />
    );
  }
  return (
    <>
      <InvitationPipeline invitations={invitations} />
      <Link className={styles.all} to={neighbours.invites}>
        {t('friends.all')}
      </Link>
    </>
  );
}
