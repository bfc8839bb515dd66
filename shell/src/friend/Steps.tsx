import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Steps.module.css';

const STEPS = ['form', 'talk', 'study'];

/** What happens once the form is sent. */
export function Steps() {
  const { t } = useTranslation('friend');
  const titleId = useId();
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
