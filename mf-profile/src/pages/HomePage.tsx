import { isViewAsAtom, loadUser, userErrorAtom } from '@cabinet/state';
import { LoadFailure, Part } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { HistorySkeleton } from '../components/HistorySkeleton.tsx';
import { useHomePhase } from '../data/useHomePhase.ts';
import { useHomeView } from '../data/useHomeView.ts';
import { laterWords } from '../locales/laterWords.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { BalanceSection } from './BalanceSection.tsx';
import { FriendsSection } from './FriendsSection.tsx';
import { GoalSection } from './GoalSection.tsx';
import { HomeDialogs } from './HomeDialogs.tsx';
import { HomeFoot } from './HomeFoot.tsx';
import styles from './HomePage.module.css';
import { MovementsSection } from './MovementsSection.tsx';
import { NewcomerSection } from './NewcomerSection.tsx';
import { NextSection } from './NextSection.tsx';
import { ReferralSection } from './ReferralSection.tsx';

const loadHistory = () => import('./HistoryPage.tsx');

/** The home page: balance, next steps and friends. Staff is not asked to act (§6). */
export function HomePage() {
  const { t } = useTranslation('mf-profile');
  const phase = useHomePhase();
  const error = useAtomValue(userErrorAtom) ?? undefined;
  const isViewAs = useAtomValue(isViewAsAtom);
  const { history } = useHomeView();

  if (phase === 'failed') {
    return <LoadFailure title={t('balance.failed')} error={error} onRetry={() => void loadUser()} />;
  }
  if (phase === 'no-card') {
    return (
      <div className={styles.page}>
        <NewcomerSection />
        <AnswerSection />
        <HomeFoot />
        <HomeDialogs />
      </div>
    );
  }
  if (history) {
    return (
      <Part load={loadHistory} words={laterWords} meanwhile={<HistorySkeleton />}>
        {({ HistoryPage }) => <HistoryPage view={history} />}
      </Part>
    );
  }
  return (
    <div className={styles.page}>
      <BalanceSection />
      <AnswerSection />
      {!isViewAs && <NextSection />}
      <div className={styles.grid}>
        <div className={styles.referral}>{!isViewAs && <ReferralSection />}</div>
        <div className={styles.goal}>
          <GoalSection />
        </div>
        <div className={styles.friends}>
          <FriendsSection />
        </div>
        <div className={styles.movements}>
          <MovementsSection />
        </div>
      </div>
      <HomeFoot />
      <HomeDialogs />
    </div>
  );
}
