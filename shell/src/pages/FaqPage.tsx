import { PageHeading } from '@cabinet/ui/PageHeading';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Content.module.css';

const QUESTIONS = ['token', 'card', 'when', 'level', 'give', 'cancel', 'blocked'];

export function FaqPage() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.page}>
      <PageHeading lead={t('faq.lead')}>{t('faq.title')}</PageHeading>
      <div className={styles.questions}>
        {QUESTIONS.map((name) => (
          <details key={name}>
            <summary>
              <h2>{t(`faq.items.${name}.q`)}</h2>
              <ChevronDown size={20} strokeWidth={1.8} aria-hidden="true" />
            </summary>
            <p className={styles.text}>{t(`faq.items.${name}.a`)}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
