import { initials } from '@cabinet/domain/initials';
import { friendshipLevel } from '@cabinet/domain/level';
import { cardStateAtom, contactAtom, isFetchedAtom, physicalCardAtom, virtualCardAtom } from '@cabinet/state';
import { Avatar, buttonClass, GoBack, PageHeading, Panel } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TextButton } from '../components/TextButton.tsx';
import { useFriends } from '../data/useFriends.ts';
import { useHasCard } from '../data/useHasCard.ts';
import { useHomeDialog } from '../data/useHomeDialog.ts';
import { useParticipant } from '../data/useParticipant.ts';
import { paths } from '../paths.ts';
import { HomeDialogs } from './HomeDialogs.tsx';
import { OwnCard } from './OwnCard.tsx';
import { OwnRows } from './OwnRows.tsx';
import styles from './ProfilePage.module.css';
import { ProgrammeRows } from './ProgrammeRows.tsx';

/** The profile: the person, and all settings with their current values. */
export function ProfilePage() {
  const { t } = useTranslation('mf-profile-later');
  return (
    <div className={styles.page}>
      <GoBack as={Link} to={paths.home}>
        {t('profile.back')}
      </GoBack>
      <div className={styles.sides}>
        <Person />
        <div className={styles.lists}>
          <Panel className={styles.list}>
            <OwnRows />
          </Panel>
          <Panel className={styles.list}>
            <ProgrammeRows />
          </Panel>
        </div>
      </div>
      <HomeDialogs />
    </div>
  );
}

function Person() {
  const { t } = useTranslation('mf-profile-later');
  const { fullName, email, imgUrl } = useParticipant();
  const contact = useAtomValue(contactAtom);
  const { payments } = useFriends();
  const { open } = useHomeDialog();
  const hasCard = useHasCard();
  const level = hasCard && payments && t(`mf-profile:level.name.${friendshipLevel(payments.length).name}`);
  const status = contact?.paStatusName ?? contact?.statusName;
  return (
    <div className={styles.person}>
      <div className={styles.head}>
        <Avatar initials={initials(fullName || email)} imgUrl={imgUrl} size="lg" />
        <div className={styles.words}>
          <PageHeading>{fullName || email}</PageHeading>
          <p className={styles.status}>{[level, status].filter(Boolean).join(', ')}</p>
          {contact && (
            <TextButton onClick={() => open('photo')}>{t(imgUrl ? 'photo.change' : 'photo.add')}</TextButton>
          )}
        </div>
      </div>
      <Card friends={payments?.length ?? 0} />
    </div>
  );
}

function Card({ friends }: { friends: number }) {
  const { t } = useTranslation('mf-profile');
  const physical = useAtomValue(physicalCardAtom);
  const virtual = useAtomValue(virtualCardAtom);
  const cardState = useAtomValue(cardStateAtom);
  const isFetched = useAtomValue(isFetchedAtom);
  if (physical || virtual) return <OwnCard friends={friends} />;
  if (!isFetched || cardState === 'active') return null;
  return (
    <Link className={buttonClass()} to={paths.getCard}>
      {t('card.get')}
    </Link>
  );
}
