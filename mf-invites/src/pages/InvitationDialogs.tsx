import { usePart } from '@cabinet/i18n';
import { InfoDialog } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import { useInvitationDialog } from '../data/useInvitationDialog.ts';
import { laterWords } from '../locales/laterWords.ts';

const loadDialogs = () => import('./dialogs/dialogs.tsx');

/** The open dialog of the list. */
export function InvitationDialogs() {
  const { t } = useTranslation('mf-invites');
  const { dialog, close } = useInvitationDialog();
  const { part, hasFailed, fetchPart } = usePart(loadDialogs, laterWords, dialog !== null);
  if (!dialog) return null;
  if (part && dialog.name === 'reward') return <part.RewardDialog onClose={close} />;
  if (part && dialog.name !== 'reward') return <part.OwnInvitation {...dialog} onClose={close} />;
  return (
    <InfoDialog
      open={hasFailed}
      title={t('ui:failure.title')}
      message={t('ui:failure.network')}
      button={t('ui:retry')}
      onButton={fetchPart}
      onClose={close}
    />
  );
}
