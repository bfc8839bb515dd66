import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { groupedCardNumber } from '../domain/cardNumber.ts';
import { neighbours } from '../paths.ts';
import styles from './About.module.css';

interface AboutProps {
  /** The unique id in the programme; null where the programme does not know the participant yet. */
  id: number | null;
  cardNumber: string | null;
  email: string;
  /** Who answers questions. */
  manager: ReactNode;
}

/** What the programme knows of the participant, and whom to ask. */
export function About({ id, cardNumber, email, manager }: AboutProps) {
  const { t } = useTranslation('mf-profile');
  return (
    <section className={styles.about}>
      <h2>{t('about.title')}</h2>
      <dl className={styles.facts}>
        {cardNumber && (
          <div className={styles.fact}>
            <dt>{t('card.number')}</dt>
            <dd>{groupedCardNumber(cardNumber)}</dd>
          </div>
        )}
        {id !== null && (
          <div className={styles.fact}>
            <dt>{t('about.id')}</dt>
            <dd>{id}</dd>
          </div>
        )}
        <div className={styles.fact}>
          <dt>{t('about.email')}</dt>
          <dd>{email}</dd>
          <dd>
            <Link className={styles.link} to={neighbours.emailChange}>
              {t('about.changeEmail')}
            </Link>
          </dd>
        </div>
      </dl>
      {manager}
    </section>
  );
}
