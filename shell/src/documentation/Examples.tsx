import { Button } from '@cabinet/ui/Button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import snippets from '#documentation-snippets';
import { Code } from './Code.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Examples.module.css';
import { type DocumentationPage, examplesOf } from './pages.ts';

const TOOL = { variant: 'quiet', size: 'sm', className: styles.tool } as const;

/** Shows the examples of a page, in source order. */
export function Examples({ page }: { page: DocumentationPage }) {
  const { file, parts } = examplesOf(page);
  return (
    <div className={styles.examples}>
      {(snippets[file] ?? []).map(({ name, code }) => {
        const Example = parts[name];
        return (
          Example && (
            <ExampleView key={name} path={page.path} name={name} code={code}>
              <Example />
            </ExampleView>
          )
        );
      })}
    </div>
  );
}

interface ExampleViewProps {
  path: string;
  name: string;
  code: string;
  children: ReactNode;
}

/** Shows one example with its source. The source is the text of the same function. */
function ExampleView({ path, name, code, children }: ExampleViewProps) {
  const { t } = useTranslation('documentation');
  const [isOpen, setOpen] = useState(false);
  const { search } = useLocation();
  const alone = `/documentation/iframe/${path}/${name}`;
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <section className={styles.example} aria-labelledby={`example-${name}`}>
      <h2 className={styles.title} id={`example-${name}`}>
        {t(`pages.${path}.examples.${name}`)}
      </h2>
      <div className={styles.box}>
        <div className={styles.picture}>{children}</div>
        <div className={styles.tools}>
          <Button {...TOOL} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Sign size={16} strokeWidth={1.8} aria-hidden="true" />
            {t('example.code')}
          </Button>
          <CopyButton code={code} className={styles.tool} />
          <span className={styles.links}>
            <Link className={styles.link} to={alone + search}>
              {t('example.alone')}
            </Link>
            <Link className={styles.link} to={`${alone}?hostile`}>
              {t('example.hostile')}
            </Link>
          </span>
        </div>
        {isOpen && <Code text={code} label={t('example.code')} />}
      </div>
    </section>
  );
}
