import { loadUser, userErrorAtom } from '@cabinet/state';
import { LoadFailure } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useHomePhase } from '../data/useHomePhase.ts';
import { AboutSection } from './AboutSection.tsx';
import { AnswerSection } from './AnswerSection.tsx';
import { BalanceSection } from './BalanceSection.tsx';
import { FriendsSection } from './FriendsSection.tsx';
import { GoalSection } from './GoalSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { HomeDialogs } from './HomeDialogs.tsx';
import styles from './HomePage.module.css';
import { NewcomerSection } from './NewcomerSection.tsx';
import { ReferralSection } from './ReferralSection.tsx';

/** The home page: how much there is, whom to invite, and how it came to be. */
export function HomePage() {
  const { t } = useTranslation('mf-profile');
  const phase = useHomePhase();
  const error = useAtomValue(userErrorAtom) ?? undefined;

  if (phase === 'failed') {
    return <LoadFailure title={t('balance.failed')} error={error} onRetry={() => void loadUser()} />;
  }
  if (phase === 'no-card') {
    return (
      <div className={styles.page}>
        <NewcomerSection />
        <AnswerSection />
        <AboutSection />
        <HomeDialogs />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <BalanceSection />
      <AnswerSection />
      <ReferralSection />
      <FriendsSection />
      <GoalSection />
      <HistorySection />
      <AboutSection />
      <HomeDialogs />
    </div>
  );
}
