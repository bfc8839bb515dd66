import { Dialog, Part, Skeleton } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import { laterWords } from '../../locales/laterWords.ts';

// The form loads later with its fields, which most dialogs do not need.
const loadForm = () => import('./PhotoForm.tsx');

/** The dialog of the photo (R15). */
export function PhotoDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <Dialog open onClose={onClose} title={t('photo.title')}>
      <Part load={loadForm} words={laterWords} meanwhile={<Skeleton shape="block" height="240px" />}>
        {({ PhotoForm }) => <PhotoForm onDone={onClose} />}
      </Part>
    </Dialog>
  );
}
