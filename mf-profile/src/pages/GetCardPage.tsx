import { configAtom } from '@cabinet/state/config';
import { PageHeading } from '@cabinet/ui/PageHeading';
import { Stage } from '@cabinet/ui/Stage';
import { TokenWord } from '@cabinet/ui/Tokens';
import { useAtomValue } from 'jotai';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Benefits } from '../components/Benefits.tsx';
import { LoyaltyCard } from '../components/LoyaltyCard.tsx';
import { SupportContacts } from '../components/SupportContacts.tsx';
import { useParticipant } from '../data/useParticipant.ts';
import { BENEFITS } from '../domain/benefits.ts';
import styles from './GetCardPage.module.css';

/** What a card gives, who can have one, and how to get it. */
export function GetCardPage() {
  const { t } = useTranslation('mf-profile');
  const { fullName, email } = useParticipant();
  const support = useAtomValue(configAtom)?.support;
  const word = use(TokenWord);

  return (
    <div className={styles.page}>
      <div className={styles.text}>
        <PageHeading lead={t('getCard.lead', { context: word })}>{t('getCard.title')}</PageHeading>
        <section className={styles.section}>
          <h2>{t('getCard.who')}</h2>
          <p>{t('getCard.whoText')}</p>
        </section>
        <section className={styles.section}>
          <h2>{t('getCard.how')}</h2>
          <p>{t('getCard.howText')}</p>
          <p className={styles.email}>{t('getCard.yourEmail', { email })}</p>
          {support && <SupportContacts {...support} />}
        </section>
      </div>
      <Stage className={styles.stage} aria-label={t('getCard.preview')}>
        <div className={styles.preview}>
          <div className={styles.card}>
            <LoyaltyCard name={fullName} cardNumber={null} friends={0} isPreview />
          </div>
          <Benefits benefits={BENEFITS} />
        </div>
      </Stage>
    </div>
  );
}
