import { useTranslation } from 'react-i18next';
import styles from './Design.module.css';
import { useTokenValues } from './useTokenValues.ts';

/** Shows the other tokens: spacing, radius, height, shadow and time. */
export function VariablesPage() {
  const { t } = useTranslation('documentation');
  return (
    <div className={styles.groups}>
      <section className={styles.group}>
        <h2>{t('design.space')}</h2>
        <Lengths prefix="--s-" />
      </section>
      <section className={styles.group}>
        <h2>{t('design.radius')}</h2>
        <ul className={styles.shapes}>
          {['--r-xs', '--r-sm', '--r-md', '--r-lg', '--r-xl', '--r-full'].map((token) => (
            <li key={token} className={styles.shape}>
              <span className={styles.rounded} style={{ borderRadius: `var(${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group}>
        <h2>{t('design.heights')}</h2>
        <Lengths prefix="--ctl-" />
        <Lengths prefix="--field-" />
        <Lengths prefix="--tap" />
      </section>
      <section className={styles.group}>
        <h2>{t('design.depth')}</h2>
        <ul className={styles.shapes}>
          {['--e-1', '--e-2', '--e-3'].map((token) => (
            <li key={token} className={styles.shape}>
              <span className={styles.raised} style={{ boxShadow: `var(${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group}>
        <h2>{t('design.motion')}</h2>
        <dl className={styles.facts}>
          {['--t-1', '--t-2', '--t-3'].map((token) => (
            <div key={token}>
              <dt>
                <code>{token}</code>
              </dt>
              <dd>{t(`design.times.${token.slice('--t-'.length)}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Shows each length token as a bar of that length. */
function Lengths({ prefix }: { prefix: string }) {
  const [lengths, element] = useTokenValues(prefix, 'width');
  return (
    <div ref={element}>
      <ul className={styles.lengths}>
        {[...lengths].map(([token, length]) => (
          <li key={token} className={styles.length}>
            <code>{token}</code>
            <span>{length}</span>
            <span className={styles.bar} style={{ width: `var(${token})` }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
