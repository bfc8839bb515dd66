import type { Deal } from '@cabinet/contracts/loyalty';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { groupedCardNumber } from '../domain/cardNumber.ts';
import { neighbours } from '../paths.ts';
import styles from './About.module.css';
import { Avatar } from './Avatar.tsx';
import { Deals } from './Deals.tsx';
import { Fact } from './Fact.tsx';
import { TextButton } from './TextButton.tsx';

interface AboutProps {
  name: string;
  imgUrl: string | null;
  /** The unique id in the programme; null where the programme does not know the participant yet. */
  id: number | null;
  /** Where the participant stands in the programme, in the service's words. */
  status: string | null;
  cardNumber: string | null;
  email: string;
  phone: ReactNode;
  deals: readonly Deal[];
  partners: readonly string[];
  /** Absent where there is nobody to have a photo. */
  onPhoto?: (() => void) | undefined;
  /** Shows who of the staff looked at the cabinet; absent where there is none. */
  onViews?: (() => void) | undefined;
  /** Shows what was consented to, and the way out. */
  onPrivacy: () => void;
  /** Who answers questions. */
  manager: ReactNode;
}

/** What the programme knows of the participant, and whom to ask. */
export function About({ name, cardNumber, id, email, deals, partners, onPhoto, ...about }: AboutProps) {
  const { t } = useTranslation('mf-profile');
  return (
    <section className={styles.about}>
      <h2>{t('about.title')}</h2>
      <div className={styles.self}>
        <div className={styles.person}>
          <Avatar name={name} imgUrl={about.imgUrl} size="lg" />
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            {about.status && <p className={styles.status}>{about.status}</p>}
            {onPhoto && (
              <TextButton onClick={onPhoto}>{t(about.imgUrl ? 'photo.change' : 'photo.add')}</TextButton>
            )}
            {about.onViews && <TextButton onClick={about.onViews}>{t('views.open')}</TextButton>}
            <TextButton onClick={about.onPrivacy}>{t('privacy.open')}</TextButton>
          </div>
        </div>
        <dl className={styles.facts}>
          {cardNumber && <Fact title={t('card.number')}>{groupedCardNumber(cardNumber)}</Fact>}
          {id !== null && <Fact title={t('about.id')}>{id}</Fact>}
          <Fact
            title={t('about.email')}
            action={<Link to={neighbours.emailChange}>{t('about.changeEmail')}</Link>}
          >
            {email}
          </Fact>
          {about.phone}
          {deals.length > 0 && (
            <Fact title={t('about.deals')}>
              <Deals deals={deals} />
            </Fact>
          )}
          {partners.length > 0 && <Fact title={t('about.partners')}>{partners.join(', ')}</Fact>}
        </dl>
      </div>
      {about.manager}
    </section>
  );
}
