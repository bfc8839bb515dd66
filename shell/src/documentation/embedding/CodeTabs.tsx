import { chipClass } from '@cabinet/ui/Chip';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Code } from '../Code.tsx';
import { CopyButton } from '../CopyButton.tsx';
import styles from './CodeTabs.module.css';
import { CODE, type Embedding, type Framework } from './code.ts';
import page from './EmbeddingPage.module.css';

/** The official names of the frameworks. */
const FRAMEWORKS: Record<Framework, string> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  angular: 'Angular',
  next: 'Next.js',
  astro: 'Astro',
  iframe: 'iframe',
};
const IDS = Object.keys(FRAMEWORKS) as Framework[];
const PANEL = 'embedding-code-panel';

/** Shows the portal's code for the choices, in each framework. */
export function CodeTabs({ embedding }: { embedding: Embedding }) {
  const { t } = useTranslation('documentation');
  const [framework, setFramework] = useState<Framework>('html');
  const code = CODE[framework](embedding);

  function go(event: KeyboardEvent<HTMLElement>) {
    const place = IDS.indexOf(framework);
    const last = IDS.length - 1;
    const next = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[event.key];
    const id = next === undefined ? undefined : IDS[next];
    if (!id) return;
    event.preventDefault();
    setFramework(id);
    document.getElementById(tabId(id))?.focus();
  }

  return (
    <section className={page.section} aria-labelledby="embedding-code">
      <h2 id="embedding-code">{t('embedding.code.title')}</h2>
      <div className={styles.tabs} role="tablist" aria-labelledby="embedding-code" onKeyDown={go}>
        {IDS.map((id) => (
          <button
            key={id}
            id={tabId(id)}
            className={chipClass()}
            type="button"
            role="tab"
            aria-selected={id === framework}
            aria-controls={PANEL}
            tabIndex={id === framework ? 0 : -1}
            onClick={() => setFramework(id)}
          >
            {FRAMEWORKS[id]}
          </button>
        ))}
      </div>
      <div className={styles.panel} id={PANEL} role="tabpanel" aria-labelledby={tabId(framework)}>
        <div className={page.head}>
          <p className={page.text}>{t(`embedding.code.${noteOf(framework)}`)}</p>
          <CopyButton code={code} />
        </div>
        <Code text={code} label={FRAMEWORKS[framework]} />
      </div>
    </section>
  );
}

function noteOf(framework: Framework): 'page' | 'frame' | 'package' {
  if (framework === 'html') return 'page';
  return framework === 'iframe' ? 'frame' : 'package';
}

function tabId(framework: Framework): string {
  return `embedding-code-${framework}`;
}
