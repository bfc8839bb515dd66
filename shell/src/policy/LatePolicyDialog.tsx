import { usePart } from '@cabinet/i18n/usePart';
import { isPolicyOpenAtom } from '@cabinet/state/policy';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './LatePolicyDialog.module.css';

const loadDialog = () => import('./PolicyDialog.tsx');

/** The agreement for a page that is lighter without its dialog: fetched when it is wanted. */
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
