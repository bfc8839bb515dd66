import { ChevronRight, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './FormLink.module.css';

/** §2: the online form, the last way to invite. */
export function FormLink({ onLeave }: { onLeave(): void }) {
  const { t } = useTranslation('share');
  return (
    <Link className={styles.form} to="/invite" onClick={onLeave}>
      <FileText size={20} strokeWidth={1.8} aria-hidden="true" />
      {t('form')}
      <ChevronRight size={18} strokeWidth={1.8} aria-hidden="true" />
    </Link>
  );
}
