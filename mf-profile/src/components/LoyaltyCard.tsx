import { groupedCardNumber } from '@cabinet/domain/cardNumber';
import { Logo, Tag, VisuallyHidden } from '@cabinet/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFlower } from './CardFlower.tsx';
import styles from './LoyaltyCard.module.css';

/** The placeholder of the card number. */
const NO_NUMBER = '•••• •••• ••••';

interface LoyaltyCardProps {
  name: string;
  /** Null before the card exists. */
  cardNumber: string | null;
  /** Friends with a paid study. Each colours one ring of the flower. */
  friends: number;
  /** A short label in the corner of the card. */
  tag?: string | null;
  /** The card can neither spend nor earn now. */
  isPaused?: boolean;
  /** A preview for a person without a card, in the colour of the stage. */
  isPreview?: boolean;
  /** On a phone, only the lower edge: name, number and button. */
  isStrip?: boolean;
  /** A button in the opposite corner. */
  action?: ReactNode;
}

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
