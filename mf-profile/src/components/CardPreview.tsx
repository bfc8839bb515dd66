import { Stage } from '@cabinet/ui';
import { useTranslation } from 'react-i18next';
import type { Benefit } from '../domain/benefits.ts';
import { Benefits } from './Benefits.tsx';
import styles from './CardPreview.module.css';
import { LoyaltyCard } from './LoyaltyCard.tsx';

interface CardPreviewProps {
  /** Whose card it will be. */
  name: string;
  benefits: readonly Benefit[];
  className?: string | undefined;
}

/** The stage beside the words about a card: the card as it will be, and what it brings. */
export function CardPreview({ name, benefits, className }: CardPreviewProps) {
  const { t } = useTranslation('mf-profile-later');
  return (
    <Stage className={`${styles.stage} ${className ?? ''}`} aria-label={t('getCard.preview')}>
      <div className={styles.preview}>
        <div className={styles.card}>
          <LoyaltyCard name={name} cardNumber={null} friends={0} isPreview />
        </div>
        <Benefits benefits={benefits} />
      </div>
    </Stage>
  );
}
