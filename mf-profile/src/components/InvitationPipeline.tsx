import type { Invitation } from '@cabinet/contracts/invitations';
import { INVITATION_PARTS, invitationFigures } from '@cabinet/domain/friendFigures';
import { PipelineBar } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';

/** The steps that the invited friends have reached. */
export function InvitationPipeline({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('mf-profile');
  const { steps } = invitationFigures(invitations);
  return (
    <PipelineBar
      parts={INVITATION_PARTS.map((step) => ({
        id: step,
        label: t(`friends.step.${step}`),
        count: steps[step],
        step,
      }))}
    />
  );
}
