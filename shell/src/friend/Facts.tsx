import { TokenWord } from '@cabinet/ui/Tokens';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Facts.module.css';

const FACTS = ['rate', 'form', 'choice'];

/** Answers common doubts. */
export function Facts() {
  const { t } = useTranslation('friend');
  const context = use(TokenWord);
  return (
    <ul className={styles.facts}>
      {FACTS.map((fact) => (
        <li key={fact}>
          <h2>{t(`facts.${fact}.title`, { context })}</h2>
          <p>{t(`facts.${fact}.text`, { context })}</p>
        </li>
      ))}
    </ul>
  );
}
