import { buttonClass, EmptyState, TokenWord } from '@cabinet/ui';
import { GraduationCap } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../paths.ts';
import styles from './AccessNote.module.css';

/** §2: tells non-students that they cannot buy yet. The catalogue is open to look at (R34). */
export function LookNote() {
  const { t } = useTranslation('mf-catalog');
  return (
    <section className={styles.note}>
      <GraduationCap className={styles.icon} size={24} strokeWidth={1.8} aria-hidden="true" />
      <div>
        <p className={styles.title}>{t('access.look.title')}</p>
        <p>{t('access.look.text')}</p>
      </div>
    </section>
  );
}

/** Replaces the catalogue until the participant is enrolled (R34, coins variant). */
export function ClosedCatalogue() {
  const { t } = useTranslation('mf-catalog');
  return (
    <EmptyState
      title={t('access.closed.title')}
      text={t('access.closed.text', { context: use(TokenWord) })}
      action={
        <Link className={buttonClass()} to={elsewhere.invites}>
          {t('access.closed.action')}
        </Link>
      }
    />
  );
}
