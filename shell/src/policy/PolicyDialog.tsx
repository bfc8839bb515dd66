import { isPolicyOpenAtom } from '@cabinet/state/policy';
import { Dialog } from '@cabinet/ui/Dialog';
import { Part } from '@cabinet/ui/Part';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PolicySkeleton } from './PolicySkeleton.tsx';

// What reads and draws the text is fetched with it.
const loadPolicy = () => import('./Policy.tsx');

/** §1: the agreement on personal data, for the footer and for every form that asks for it. */
export function PolicyDialog() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useAtom(isPolicyOpenAtom);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('policy.title')} width={760}>
      <Part load={loadPolicy} meanwhile={<PolicySkeleton />}>
        {({ Policy }) => <Policy />}
      </Part>
    </Dialog>
  );
}
