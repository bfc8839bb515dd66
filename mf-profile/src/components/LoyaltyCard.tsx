import { groupedCardNumber } from '@cabinet/domain/cardNumber';
import { Logo, Tag, VisuallyHidden } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFlower } from './CardFlower.tsx';
import styles from './LoyaltyCard.module.css';

/** Where the number will stand. */
const NO_NUMBER = '•••• •••• ••••';

interface LoyaltyCardProps {
  name: string;
  /** Null for a card that is not there yet. */
  cardNumber: string | null;
  /** Friends with a paid study: the rings of the flower that carry colour. */
  friends: number;
  /** A word about the card, in its corner. */
  tag?: string | null;
  /** It can neither spend nor earn now. */
  isPaused?: boolean;
  /** The card of somebody who has none yet: in the colour of the stage. */
  isPreview?: boolean;
  /** On a phone no more than its lower edge: name, number and button. */
  isStrip?: boolean;
  /** In the other corner: a button. */
  action?: ReactNode;
}

/** The loyalty card as an object. */
export function LoyaltyCard({
  name,
  cardNumber,
  friends,
  tag,
  isPaused,
  isPreview,
  isStrip,
  action,
}: LoyaltyCardProps) {
  const { t } = useTranslation('mf-profile');
  const looks = [
    styles.card,
    isPaused && styles.paused,
    isPreview && styles.preview,
    isStrip && styles.strip,
  ];
  return (
    <figure className={looks.filter(Boolean).join(' ')} aria-label={t('card.label')}>
      <CardFlower friends={friends} />
      <div className={styles.face}>
        <div className={styles.brand}>
          <Logo />
          {t('programme')}
          {tag && <Tag tone="surface">{tag}</Tag>}
        </div>
        <div className={styles.owner}>
          <div className={styles.words}>
            <span className={styles.name}>{name}</span>
            {cardNumber ? (
              <span className={styles.number}>
                <VisuallyHidden>{t('card.number')}: </VisuallyHidden>
                {groupedCardNumber(cardNumber)}
              </span>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {NO_NUMBER}
              </span>
            )}
          </div>
          {action}
        </div>
      </div>
    </figure>
  );
}
