import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './PageSteps.module.css';
import { type DocumentationPage, PAGES } from './pages.ts';

/** Links to the previous and the next page. */
export function PageSteps({ page }: { page: DocumentationPage }) {
  const { t } = useTranslation('documentation');
  const { search } = useLocation();
  const place = PAGES.indexOf(page);
  const [before, after] = [PAGES[place - 1], PAGES[place + 1]];
  const link = ({ path }: DocumentationPage) => ({ pathname: `/documentation/${path}`, search });
  return (
    <nav className={styles.steps} aria-label={t('neighbours')}>
      {before && (
        <Link className={styles.step ?? ''} to={link(before)} rel="prev">
          <ArrowLeft size={18} strokeWidth={1.8} aria-hidden="true" />
          {t(`pages.${before.path}.title`)}
        </Link>
      )}
      {after && (
        <Link className={styles.next ?? ''} to={link(after)} rel="next">
          {t(`pages.${after.path}.title`)}
          <ArrowRight size={18} strokeWidth={1.8} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
