import { isPolicyOpenAtom } from '@cabinet/state/policy';
import { Dialog } from '@cabinet/ui/Dialog';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Part } from '@cabinet/ui/Part';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import { PolicySkeleton } from './PolicySkeleton.tsx';

// This chunk also contains the code that reads and renders the text.
const loadPolicy = () => import('./Policy.tsx');

/** §1: the agreement on personal data, for the footer and for every form that requires it. */
export function PolicyDialog() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useAtom(isPolicyOpenAtom);
  const [tries, setTries] = useState(0);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('policy.title')} width={760}>
      <ErrorBoundary
        place="policy"
        resetKey={String(tries)}
        fallback={<LoadFailure title={t('policy.failed')} onRetry={() => setTries(tries + 1)} />}
      >
        <Part load={loadPolicy} meanwhile={<PolicySkeleton />}>
          {({ Policy }) => <Policy />}
        </Part>
      </ErrorBoundary>
    </Dialog>
  );
}
