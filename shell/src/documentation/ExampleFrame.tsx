import { TokenWord } from '@cabinet/ui/Tokens';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import snippets from '#documentation-snippets';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import styles from './ExampleFrame.module.css';
import { HostilePage } from './HostilePage.tsx';
import { examplesOf, pageAt } from './pages.ts';
import { useTitle } from './useTitle.ts';
import { useVariant } from './useVariant.ts';

/**
 * §2 `iframe`: shows one example, or all examples of a page, without a frame around them. The parameter
 * `?hostile` puts them in a Shadow root on a page with hostile styles.
 */
export function ExampleFrame() {
  const { path = '', example } = useParams();
  const [params] = useSearchParams();
  const [variant] = useVariant();
  const page = pageAt(path);
  const { t } = useTranslation('documentation');
  useTitle(page ? t(`pages.${path}.title`) : t('overview'));
  const { file, parts } = examplesOf(page);
  const names = (snippets[file] ?? []).map(({ name }) => name);
  const shown = names.filter((name) => !example || name === example);

  const picture = (
    <TokenWord value={variant === 'mti' ? 'coin' : 'token'}>
      <main className={styles.alone}>
        {shown.length === 0 && <NotFoundPage />}
        {shown.map((name) => {
          const Example = parts[name];
          return (
            <div key={name} className={styles.example} data-example={name}>
              {Example && <Example />}
            </div>
          );
        })}
      </main>
    </TokenWord>
  );
  return params.has('hostile') ? <HostilePage variant={variant}>{picture}</HostilePage> : picture;
}
