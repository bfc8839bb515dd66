import { isFetchedAtom } from '@cabinet/state';
import { Dialog, Part, Skeleton } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import type { HomeDialogProps } from '../../data/useHomeDialog.ts';
import { laterWords } from '../../locales/laterWords.ts';

// The form loads later with the numbering plans of twelve countries, which no other dialog needs.
const loadForm = () => import('./PhoneForm.tsx');

/** The phone and its verification by a code. A new phone is verified the same way (§4 Phone verification). */
export function PhoneDialog({ onClose }: HomeDialogProps) {
  const { t } = useTranslation('mf-profile-later');
  // The form starts with the known phone, so it waits for the data.
  const isFetched = useAtomValue(isFetchedAtom);
  const meanwhile = <Skeleton shape="block" height="160px" />;
  return (
    <Dialog open onClose={onClose} title={t('phone.title')}>
      <Part load={loadForm} words={laterWords} meanwhile={meanwhile}>
        {({ PhoneForm }) => (isFetched ? <PhoneForm onDone={onClose} /> : meanwhile)}
      </Part>
    </Dialog>
  );
}
