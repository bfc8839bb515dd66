import type { Invitation } from '@cabinet/contracts/loyalty';
import { PipelineBar, type PipelinePart } from '@cabinet/ui/PipelineBar';
import { useTranslation } from 'react-i18next';
import { invitationCounts, STEPS } from '../domain/invitationCounts.ts';
import styles from './InvitationPipeline.module.css';

const TONES: Record<(typeof STEPS)[number], PipelinePart['tone']> = {
  sent: 'mute',
  review: 'ring2',
  working: 'accent',
  waiting: 'ring3',
  paid: 'primary',
};

/** Where the invited friends are on their way. */
export function InvitationPipeline({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('mf-profile');
  const { steps, left } = invitationCounts(invitations);
  return (
    <div className={styles.pipeline}>
      <PipelineBar
        parts={STEPS.map((step) => ({
          id: step,
          label: t(`friends.step.${step}`),
          count: steps[step],
          tone: TONES[step],
        }))}
      />
      {left > 0 && <p className={styles.left}>{t('friends.left', { count: left })}</p>}
    </div>
  );
}
