import type { Invitation } from '@cabinet/contracts/invitations';
import { INVITATION_WAY } from '@cabinet/domain/invitation';
import { PipelineBar, type PipelinePart } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { invitationCounts } from '../domain/invitationCounts.ts';
import styles from './InvitationPipeline.module.css';

const TONES: Record<(typeof INVITATION_WAY)[number], PipelinePart['tone']> = {
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
        parts={INVITATION_WAY.map((step) => ({
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
