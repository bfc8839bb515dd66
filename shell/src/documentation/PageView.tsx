import { PageHeading } from '@cabinet/ui/PageHeading';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { Examples } from './Examples.tsx';
import { PageSteps } from './PageSteps.tsx';
import styles from './PageView.module.css';
import { PropsTables } from './PropsTables.tsx';
import { type DocumentationPage, pageAt } from './pages.ts';
import { useTitle } from './useTitle.ts';

/** Shows a page of the area: introduction, examples in all states, usage, and accessibility. */
export function PageView() {
  const page = pageAt(useParams()['*'] ?? '');
  return page ? <Article key={page.path} page={page} /> : <NotFoundPage />;
}

function Article({ page }: { page: DocumentationPage }) {
  const { t } = useTranslation('documentation');
  const { path, components = [], Content } = page;
  useTitle(t(`pages.${path}.title`));
  const access = t(`pages.${path}.access`).split('\n');
  return (
    <article className={styles.article}>
      <PageHeading lead={t(`pages.${path}.text`)}>{t(`pages.${path}.title`)}</PageHeading>
      {Content ? <Content /> : <Examples page={page} />}
      <PropsTables components={components} />
      <section className={styles.section}>
        <h2>{t('access')}</h2>
        <ul className={styles.notes}>
          {access.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
      <PageSteps page={page} />
    </article>
  );
}
