import { buttonClass, PageHeading, TokenWord } from '@cabinet/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Benefits } from '../components/Benefits.tsx';
import { HomeStage } from '../components/HomeStage.tsx';
import { LoyaltyCard } from '../components/LoyaltyCard.tsx';
import { useParticipant } from '../data/useParticipant.ts';
import { NEWCOMER_BENEFITS } from '../domain/benefits.ts';
import { paths } from '../paths.ts';
import styles from './NewcomerSection.module.css';

/** The stage of a person without a card: an invitation to get a card. */
export function NewcomerSection() {
  const { t } = useTranslation('mf-profile');
  const { firstName, fullName } = useParticipant();
  const word = use(TokenWord);
  return (
    <HomeStage
      heading={
        <div className={styles.heading}>
          <p className={styles.words}>
            {firstName ? t('balance.hello', { name: firstName }) : t('balance.helloNameless')}
          </p>
          <PageHeading>{t('newcomer.title')}</PageHeading>
          <p className={styles.words}>{t('newcomer.text', { context: word })}</p>
        </div>
      }
      actions={
        <Link className={buttonClass({ variant: 'accent' })} to={paths.getCard}>
          {t('card.get')}
        </Link>
      }
      card={<LoyaltyCard name={fullName} cardNumber={null} friends={0} isPreview />}
    >
      <Benefits benefits={NEWCOMER_BENEFITS} />
    </HomeStage>
  );
}
