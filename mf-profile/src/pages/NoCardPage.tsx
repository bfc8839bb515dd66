import { cardStateAtom, configAtom } from '@cabinet/state';
import { buttonClass, PageHeading, TokenWord } from '@cabinet/ui';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { CardPreview } from '../components/CardPreview.tsx';
import { SupportContacts } from '../components/SupportContacts.tsx';
import { useParticipant } from '../data/useParticipant.ts';
import { BENEFITS } from '../domain/benefits.ts';
import { paths } from '../paths.ts';
import styles from './NoCardPage.module.css';

const SECTIONS = ['what', 'who', 'how'] as const;

/** The explanation of the card: benefits, conditions and the way to get it. */
export function NoCardPage() {
  const { t } = useTranslation('mf-profile-later');
  const { fullName, email } = useParticipant();
  const support = useAtomValue(configAtom)?.support;
  const context = use(TokenWord);
  const cardState = useAtomValue(cardStateAtom);
  if (cardState === 'active') return <Navigate to={paths.home} replace />;

  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <PageHeading lead={t('noCard.lead')}>{t('noCard.title')}</PageHeading>
        {SECTIONS.map((section) => (
          <section key={section} className={styles.section}>
            <h2>{t(`noCard.${section}`)}</h2>
            <p>{t(`noCard.${section}Text`, { context })}</p>
          </section>
        ))}
        <div className={styles.actions}>
          <Link className={buttonClass()} to={paths.getCard}>
            {t('mf-profile:card.get')}
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.home}>
            {t('noCard.home')}
          </Link>
        </div>
        <p className={styles.help}>{t('noCard.help', { email })}</p>
        {support && <SupportContacts {...support} />}
      </div>
      <CardPreview name={fullName} benefits={BENEFITS} />
    </div>
  );
}
