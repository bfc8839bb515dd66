import { type CabinetEvents, loadCabinet } from '@cabinet/elements';
import { CabinetEmbed } from '@cabinet/elements/react';
import { LoadFailure } from '@cabinet/ui/LoadFailure';
import { Segments } from '@cabinet/ui/Segments';
import { useAtomValue } from 'jotai';
import { type CSSProperties, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInAtom } from '../../start.ts';
import { type Choices, WIDTHS, type Width } from './choices.ts';
import { FIRST_PATHS, heightOf } from './code.ts';
import styles from './EmbeddingPage.module.css';

interface LiveEmbedProps extends Choices {
  width: Width;
  onWidth(width: Width): void;
  onEvent(event: CabinetEvents[keyof CabinetEvents]): void;
}

// The keyboard must also scroll this container (WCAG 2.1.1).
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** Shows the live element for the signed-in person, in a container as wide as a portal may have. */
export function LiveEmbed({ width, onWidth, ...embed }: LiveEmbedProps) {
  const { t } = useTranslation('documentation');
  const [hasFailed, load] = useScript();
  const isSignedIn = useAtomValue(signInAtom) !== null;
  const widths = WIDTHS.map((value) => ({
    value,
    text: value === 'full' ? t('embedding.live.full') : value,
    label: value === 'full' ? t('embedding.live.full') : t('embedding.live.pixels', { width: value }),
  }));

  return (
    <section className={styles.section} aria-labelledby="embedding-live">
      <div className={styles.head}>
        <h2 id="embedding-live">{t('embedding.live.title')}</h2>
        <Segments label={t('embedding.live.width')} options={widths} value={width} onChange={onWidth} />
      </div>
      <p className={styles.text}>{t('embedding.live.text')}</p>
      <section className={styles.stage} aria-label={t('embedding.live.place')} {...SCROLLED_BY_KEYS}>
        <div className={styles.place} style={{ maxInlineSize: width === 'full' ? 'none' : `${width}px` }}>
          {hasFailed && <LoadFailure onRetry={load} />}
          {isSignedIn && !hasFailed && <Element {...embed} />}
        </div>
      </section>
    </section>
  );
}

/** Loads the portal script, which no other page of the cabinet loads. */
function useScript(): [hasFailed: boolean, load: () => void] {
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCabinet(location.origin).catch(() => setFailed(true));
  }, []);
  useEffect(load, [load]);
  return [hasFailed, load];
}

function Element({ name, attributes, look, onEvent }: Omit<LiveEmbedProps, 'width' | 'onWidth'>) {
  const signIn = useAtomValue(signInAtom);
  const token = useCallback(({ fresh }: { fresh: boolean }) => signIn?.token(fresh) ?? null, [signIn]);
  const { locale, theme, variant, font, path = FIRST_PATHS[name] } = attributes;
  return (
    <CabinetEmbed
      key={name}
      name={name}
      {...{ locale, theme, variant, font, path, token }}
      className={styles.element ?? ''}
      style={{ minHeight: heightOf(name), ...look } as CSSProperties}
      onNavigate={onEvent}
      onOrder={onEvent}
      onUnauthorized={onEvent}
      onError={onEvent}
    />
  );
}
