import type { Invitation } from '@cabinet/contracts/invitations';
import { invitationFigures } from '@cabinet/domain/friendFigures';
import { INVITATION_WAY } from '@cabinet/domain/invitation';
import { PipelineBar } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

/** The steps that the invited friends have reached. Ended invitations stand on the invitations page only. */
export function InvitationPipeline({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('mf-profile');
  const { steps } = invitationFigures(invitations);
  return (
    <PipelineBar
      parts={INVITATION_WAY.map((step) => ({
        id: step,
        label: t(`friends.step.${step}`),
        count: steps[step],
        step,
      }))}
    />
  );
}
