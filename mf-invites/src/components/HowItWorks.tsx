import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './HowItWorks.module.css';

const STEPS = ['open', 'study', 'reward'];

/**
 * The steps after the link is sent.
 * @param percent share of the friend's first semester as reward; null while unknown
 */
export function HowItWorks({ percent }: { percent: number | null }) {
  const { t } = useTranslation('mf-invites-later');
  const titleId = useId();
  return (
    <section className={styles.how} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('how.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{t(`how.${step}.title`)}</b>
              <span className={styles.text}>
                {t(`how.${step}.text`, percent === null ? { context: 'plain' } : { percent })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
