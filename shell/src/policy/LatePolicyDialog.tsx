import { usePart } from '@cabinet/i18n/usePart';
import { isPolicyOpenAtom } from '@cabinet/state/policy';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './LatePolicyDialog.module.css';

const loadDialog = () => import('./PolicyDialog.tsx');

/** Loads the dialog on demand, for a page that must stay small. */
export function LatePolicyDialog() {
  const { t } = useTranslation('shell');
  const isOpen = useAtomValue(isPolicyOpenAtom);
  const { part, hasFailed, fetchPart } = usePart(loadDialog, null, isOpen);
  if (part) return <part.PolicyDialog />;
  if (!isOpen || !hasFailed) return null;
  return (
    <div className={styles.failure}>
      <LoadFailure title={t('policy.failed')} onRetry={fetchPart} />
    </div>
  );
}
