import { PageHeading } from '@cabinet/ui/PageHeading';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Code } from './Code.tsx';
import { CostTable } from './CostTable.tsx';
import styles from './IndexPage.module.css';
import { KitFigures } from './KitFigures.tsx';
import { GROUPS, pagesOf } from './pages.ts';
import { useTitle } from './useTitle.ts';

const BEGIN = `import '@cabinet/ui/styles.css';
import { Button } from '@cabinet/ui/Button';

<html data-variant="synergy" data-mode="dark">

<Button onClick={buy}>{t('buy')}</Button>`;

/** Shows the pages of the area and the size of the kit. */
export function IndexPage() {
  const { t } = useTranslation('documentation');
  const { search } = useLocation();
  useTitle(t('overview'));
  return (
    <article className={styles.index}>
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      <KitFigures />
      <section className={styles.group}>
        <h2>{t('begin.title')}</h2>
        <p className={styles.text}>{t('begin.text')}</p>
        <Code text={BEGIN} label={t('begin.title')} />
      </section>
      {GROUPS.map((group) => (
        <section key={group} className={styles.group}>
          <h2>{t(`groups.${group}`)}</h2>
          <ul className={styles.pages}>
            {pagesOf(group).map(({ path, components = [] }) => (
              <li key={path} className={styles.page}>
                <Link className={styles.link} to={{ pathname: `/documentation/${path}`, search }}>
                  {t(`pages.${path}.title`)}
                </Link>
                <span className={styles.names} lang="en" translate="no">
                  {components.join(', ') || path}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CostTable />
    </article>
  );
}
