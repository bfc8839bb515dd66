import { contactAtom } from '@cabinet/state';
import { Dialog } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ManagerCard } from '../../components/ManagerCard.tsx';
import { type HomeDialogProps, useHomeDialog } from '../../data/useHomeDialog.ts';

/** The personal manager with all contacts. */
export function ManagerDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  const contact = useAtomValue(contactAtom);
  const { open } = useHomeDialog();
  return (
    <Dialog open onClose={onClose} title={t('about.manager')}>
      <ManagerCard
        manager={contact?.manager ?? null}
        onQuestion={contact ? () => open('question') : undefined}
      />
    </Dialog>
  );
}
