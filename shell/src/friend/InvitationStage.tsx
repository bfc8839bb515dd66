import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Logo } from '@cabinet/ui/Rings';
import { Skeleton, SkeletonGroup } from '@cabinet/ui/Skeleton';
import { Stage } from '@cabinet/ui/Stage';
import { useTranslation } from 'react-i18next';
import type { OfferAnswer } from './contact.ts';
import styles from './InvitationStage.module.css';
import { Rewards } from './Rewards.tsx';

interface InvitationStageProps {
  /** Null while it is being asked. */
  answer: OfferAnswer | null;
  retry: () => void;
  /** A name may come with the answer. */
  isNamed: boolean;
}

/** Who calls and what it brings to both. A link that leads to nobody calls all the same, without a name (B3). */
export function InvitationStage({ answer, retry, isNamed }: InvitationStageProps) {
  const { t } = useTranslation('friend');
  const name = answer && 'offer' in answer && answer.offer.inviter;
  const title = name ? t('heading.named', { name }) : t('heading.general');
  return (
    <Stage className={styles.stage} aria-busy={!answer}>
      <div className={styles.rings}>
        <Logo />
      </div>
      <div>
        <PageHeading>
          {answer || !isNamed ? title : <Skeleton shape="title" width="100%" height="2.16em" />}
        </PageHeading>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.rewards}>
        {answer ? <Promised answer={answer} retry={retry} /> : <RewardsSkeleton />}
      </div>
    </Stage>
  );
}

function Promised({ answer, retry }: { answer: OfferAnswer; retry: () => void }) {
  const { t } = useTranslation('friend');
  if ('offer' in answer) return <Rewards offer={answer.offer} />;
  const { error } = answer;
  // That service has no words for it.
  const text = error?.status === 429 ? t('tooOften') : undefined;
  return (
    <div className={styles.failure}>
      <LoadFailure error={error} text={text} onRetry={retry} />
    </div>
  );
}

function RewardsSkeleton() {
  return (
    <SkeletonGroup className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton shape="title" />
      <Skeleton shape="title" />
    </SkeletonGroup>
  );
}
